import type { AgentResponse, AgentType } from '@auscult/contract/ai/ai.ts'
import { identifiesForSure, withoutIdentifiers } from '@auscult/contract/identifiers.ts'
import { agents } from './agents.ts'
import type { Advised, Agent, Content, Reading } from './answer/agent.ts'
import { answerFrames } from './answer/frames/answer-frames.ts'
import { createRecorder } from './answer/recorder.ts'
import { answerWith, blankResponse, refuseWith, sayInstead, tellFound } from './answer/respond.ts'
import { byStrength } from './answer/source/rank.ts'
import { selectCandidates } from './answer/source/select.ts'
import { readSource } from './answer/source/source.ts'
import { verifySentences } from './answer/verify.ts'
import { findWaysOn } from './answer/ways-on.ts'
import type { AskParts } from './ask-parts.ts'
import { ancestorsOf } from './concepts/relation.ts'
import { chooseReadings } from './fit/choose-readings.ts'
import type { Fitted } from './fit/fit-result.ts'
import { leaveToTool } from './fit/leave-to-tool.ts'
import { surenessOf } from './fit/sureness.ts'
import { presentUnderstood } from './question/present-understood.ts'
import type { Question } from './question/question.ts'
import { checkSafety, type FiredRule, mergeFired } from './safety/check-safety.ts'
import { checkUnnamed } from './safety/check-unnamed.ts'
import { findMustNotMiss } from './safety/must-not-miss.ts'
import type { SafetyRules } from './safety/compiled-rule.ts'
import { presentSafety } from './safety/present-safety.ts'
import { asksNothing } from './tools/figure-beside.ts'
import { asksRangeOfOthers } from './tools/range-of-others.ts'
import { offerSafely, warnOfGuide } from './tools/offer-safely.ts'
import { settleByScore } from './tools/settle-by-score.ts'
import { findDoubtfulEdit, readAsked } from './read-asked.ts'
import { searchForAgent, searchForTopics } from './search/search-for-agent.ts'
import { findAlerts, isCallForHelp, isUrgent } from './understand/alerts/alerts.ts'
import { isOtherRequest } from './understand/clinical-signal.ts'
import { listReadings } from './understand/list-readings.ts'

export type { AskParts } from './ask-parts.ts'

/**
 * A question answered from the corpus by one agent: read, search, fit, appraise, draft, verify, present; an answer, a refusal or a
 * message. Any text is taken. Throws only the signal's reason when aborted, or what the index throws.
 */
export async function ask<Type extends AgentType>(
  typed: string,
  type: Type,
  parts: AskParts,
): Promise<AgentResponse & Content<Type>> {
  const started = performance.now()
  const agent: Agent<Type> = agents[type]
  const recorder = createRecorder()
  const { lexicon, spelling, signal } = parts
  const alerts = findAlerts(typed)
  const settled = parts.tools && settleByScore(readAsked(typed, parts).question, parts.tools)
  const read = readAsked(typed, parts, settled)
  const plain = answerFrames(read.question.language, { lexicon, spelling })
  const warningsFor = (question: Question, ofUnnamed: readonly FiredRule[] = []) => {
    const ofNamed = checkSafety(question, parts.safety)
    // What is told of a class is not told again of its members.
    const others = ofUnnamed.filter(({ rule }) => !ofNamed.some((fired) => fired.rule === rule))
    return presentSafety(mergeFired([...ofNamed, ...others]), question.language)
  }
  // Before anything is searched: whatever is said, a message too, comes with what must be known first.
  const blank = {
    ...blankResponse(alerts, plain, () => performance.now() - started),
    safety: warningsFor(read.question),
  }
  const sayOnly = (message: string) => ({ ...sayInstead(blank, message), ...agent.nothing })
  const sayAmbiguous = (short: string, terms: string[], readings: AgentResponse['readings']) => ({
    ...sayOnly(plain.ambiguous(short, terms)),
    readings,
  })
  if (isCallForHelp(typed)) return sayOnly(plain.callForHelp)
  if (isOtherRequest(typed)) return sayOnly(alerts.some(isUrgent) ? plain.callForHelp : plain.notClinical)
  if (identifiesForSure(typed)) return sayOnly(plain.identified)
  const offered = offerSafely(read.question, parts)
  blank.tools = offered.tools
  blank.safety = warningsFor(read.question, offered.warnings)
  const doubtful = findDoubtfulEdit(typed, parts)
  if (doubtful !== undefined)
    return sayAmbiguous(
      doubtful.typed,
      doubtful.readings.map(({ term }) => term),
      doubtful.readings,
    )
  recorder.lap('understandMs')

  const using = { ...parts, onSearched: recorder.searched }
  const found = await searchForAgent(read.question, read.understood, agent, using)
  const topics = agent.complete?.(agent.fit(read.question, found, lexicon)) ?? ''
  const candidates =
    topics === '' ? found : await searchForTopics(topics, found, read.understood, agent, using)
  recorder.lap('searchMs')

  const chosen = chooseReadings(
    read.question,
    candidates,
    lexicon,
    agent.fit,
    (readings) => readAsked(typed, parts, new Map([...(settled ?? []), ...readings])).question,
  )
  if (chosen.outcome === 'ambiguous') {
    const named = { typed: chosen.typed, readings: chosen.readings.map(({ term }) => term) }
    return sayAmbiguous(named.typed, named.readings, listReadings(typed, named, lexicon))
  }
  const { question } = chosen
  const mustNotMiss = findMustNotMiss(question, parts.mustNotMiss ?? [])
  const fitted = leaveToTool(chosen.fitted, question, {
    offers: blank.tools,
    asksNothing: parts.tools !== undefined && asksNothing(question, parts.tools, mustNotMiss !== null),
    asksRangeOfOthers: parts.tools !== undefined && asksRangeOfOthers(question, parts.tools),
  })
  const isInDanger = alerts.some(isUrgent)
  // Nothing is asked: what shares its words with a cry for help answers nothing.
  const isOfTool = blank.tools.length > 0
  // The name of a body alone asks for none of its advice: 'cheap flight to the ESC congress'.
  const isAnswered = fitted.some(
    ({ candidate, fit }) => fit.answers && candidate.document.kind !== 'guideline',
  )
  if (!isClinical(question) && (isInDanger || (!isOfTool && !isAnswered)))
    return sayOnly(isInDanger ? plain.callForHelp : plain.notClinical)
  const understood = parts.understoodAs === undefined ? presentUnderstood(question) : read.understood
  const frames = answerFrames(question.language, { lexicon, spelling, understood })

  const { drop } = recorder
  const selected = selectCandidates(fitted, agent, drop)
  const year = parts.clock().getUTCFullYear()
  const appraise = (some: readonly Fitted[]) =>
    some.map((each) => readSource(each, understood, year, frames.appraisal))
  const sources = appraise(selected.evidence)
  const withdrawn = selected.withdrawn.map(({ candidate }) => candidate.document)
  const shown = agent.rank(sources, question, lexicon, drop)
  const advised = agent.advised?.(shown, question, lexicon) ?? []
  const fireFor = (some: readonly Advised[]) => [
    ...warnOfGuide(question, blank.tools, parts),
    ...some.flatMap((each) => warnOfAdvised(question, each, parts.safety)),
  ]
  const safety = warningsFor(question, fireFor(advised))
  const ofAnswer = fireFor(advised.filter(({ isBeside }) => !isBeside))
  const unasked = new Set(ofAnswer.map(({ rule }) => rule.id))
  for (const { id } of blank.safety) unasked.delete(id)
  const confidence = surenessOf(
    fitted.map(({ candidate, fit }) => ({ score: fit.score, maker: candidate.record.maker })),
  )
  const asked = { ...blank, understood, safety, mustNotMiss, confidence, candidates: candidates.length }
  const preview = shown.flatMap((source) => agent.preview(source, frames) ?? [])
  if (preview.length > 0) await parts.onSources?.(tellFound(asked, understood, preview))
  signal?.throwIfAborted()

  const country = parts.country ?? null
  const reading: Reading = {
    question,
    understood,
    fitted,
    sources,
    shown,
    lexicon,
    frames,
    country,
    drop,
    safety: warningsFor(question, ofAnswer),
    unasked,
  }
  const draft = agent.draft(reading)
  const documents = shown.map(({ document }) => document)
  const held = new Set(
    verifySentences(draft?.sentences ?? [], documents, frames.language, figuresOf(question)),
  )
  const content = draft?.finish(held)
  recorder.lap('answerMs')
  const present = (response: AgentResponse & Content<Type>) => {
    parts.onRecord?.(recorder.finish(candidates, response, agent.shownIn(response)))
    return response
  }
  if (content === undefined) {
    // They fit, and no answer could be made of them: its lead did not hold.
    for (const { id } of documents) drop(id, 'nothing-to-show')
    const near = shown.length > 0 ? shown : appraise(selected.nearest).toSorted(byStrength)
    const refusal = refuseWith(asked, { near, withdrawn }, frames.nothingFound[type], frames)
    return present({
      ...refusal,
      ...agent.nothing,
      broader: safety.length > 0 ? [] : findWaysOn(question, fitted, lexicon, agent.fit),
    })
  }
  const { writer, onSentence } = parts
  if (writer === undefined || agent.reword === undefined)
    return present({ ...answerWith(asked, withdrawn), ...content })
  const asking = withoutIdentifiers(typed).replaceAll(/\s+/gu, ' ').trim()
  const reworded = await agent.reword(content, reading, { writer, signal, onSentence, question: asking })
  recorder.lap('proseMs')
  return present({ ...answerWith(asked, withdrawn), ...reworded.content, prose: reworded.prose })
}

/** The rules against what the lead was studied with, but for those about the very disease it was studied in: alteplase in a stroke on waking. */
function warnOfAdvised(question: Question, advised: Advised, safety: SafetyRules): FiredRule[] {
  const studiedIn = new Set(advised.studiedIn)
  return checkUnnamed(question, advised.drugs, safety).filter(
    ({ because }) =>
      because.kind !== 'problem' ||
      ![...ancestorsOf(because.concept)].some(({ term }) => studiedIn.has(term)),
  )
}

/** What a sentence may say of the asker's own patient. */
function figuresOf({ patient: { values, ageYears, sinceHours } }: Question): string {
  return [
    ...values.flatMap(({ value, to, unit }) => [
      `${value} ${unit}`,
      ...(to === null ? [] : [`${to} ${unit}`]),
    ]),
    ageYears ?? '',
    sinceHours ?? '',
  ].join(' ')
}

/** Something in it is a name that medicine has; people and outcomes alone ('who are the men that win?') are anybody's. */
function isClinical({ acts, problems, tests, unsure, patient }: Question): boolean {
  const named = acts.length + problems.length + tests.length + unsure.length
  return named + patient.values.length + patient.unsureValues.length > 0 || patient.isPregnant
}
