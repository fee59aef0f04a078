import type { UnderstoodEdit } from '@auscult/contract/ai-questions.ts'
import type { EngineRecord, Searched } from '@auscult/contract/ai-record.ts'
import type { FoundSources } from '@auscult/contract/ai-stream.ts'
import type {
  AgentResponse,
  AgentType,
  AnswerSentence,
  Evidence,
  Spelling,
  Understood,
} from '@auscult/contract/ai.ts'
import { withoutIdentifiers } from '@auscult/contract/identifiers.ts'
import { agents } from './agents.ts'
import type { Agent, Content } from './answer/agent.ts'
import { findBroader } from './answer/broader.ts'
import { fitQuestion } from './answer/fit/fit-question.ts'
import { type Fitted, siblingConcepts } from './answer/fit/fit.ts'
import { isOnSubject } from './answer/fit/on-subject.ts'
import { answerFrames } from './answer/frames/answer-frames.ts'
import { questionFrames } from './answer/frames/question-frames.ts'
import { createRecorder, type Recorder } from './answer/recorder.ts'
import { answerWith, blankResponse, refuseWith, sayInstead, tellFound } from './answer/respond.ts'
import { byStrength } from './answer/source/rank.ts'
import { selectCandidates } from './answer/source/select.ts'
import { readSource } from './answer/source/source.ts'
import type { EvidenceIndex } from './corpus/text-index/evidence-index.ts'
import type { Writer } from './models/writer.ts'
import type { FindNeighbours } from './search/neighbours.ts'
import { type Candidate, findCandidates, type SearchedTerms } from './search/search.ts'
import { findAlerts, isCallForHelp, isUrgent } from './understand/alerts/alerts.ts'
import { applyEdit, findAmbiguousEdit } from './understand/follow-up/apply-edit.ts'
import { readLanguage } from './understand/language/read-language.ts'
import type { Lexicon } from './understand/lexicon/lexicon.ts'
import { listReadings } from './understand/list-readings.ts'
import { questionParts } from './understand/question-parts.ts'
import { understand } from './understand/understand.ts'

export type AskParts = {
  index: EvidenceIndex
  lexicon: Lexicon
  clock: () => Date
  signal?: AbortSignal
  /** The user's country, ISO 3166-1 alpha-2: its guidelines come first. */
  country?: string | undefined
  /** For answers in English; 'uk' where left out. */
  spelling?: Spelling | undefined
  /** What the asker changed in how the question was read. */
  understoodAs?: UnderstoodEdit | undefined
  /** Called once, before anything is composed, where there is a source to show; the answer is not begun before it resolves. */
  onSources?: ((found: FoundSources) => Promise<void>) | undefined
  /** Offered by a refusal, so that another refusal looks for none. */
  isBroader?: boolean
  /** Called once with what explains the answer or refusal, unless the question was not clinical. */
  onRecord?: (record: EngineRecord) => void
  /** Documents near in meaning, where an embedding model is set up; its ranks join those by words. */
  findNeighbours?: FindNeighbours | undefined
  /** A language model that may word the answer anew; without one, or where it fails, the engine's words stand. */
  writer?: Writer | undefined
  /** Each sentence of the writer once it is verified; the answer in the end may still have the engine's instead. */
  onSentence?: ((sentence: AnswerSentence) => void) | undefined
}

/**
 * A question answered from the corpus by one agent: understand, search, appraise, answer, verify; an answer, a refusal or a message.
 * Any text is taken. Throws only the signal's reason when aborted, or what the index throws.
 */
export async function ask<Type extends AgentType>(
  question: string,
  type: Type,
  parts: AskParts,
): Promise<AgentResponse & Content<Type>> {
  const started = performance.now()
  const agent: Agent<Type> = agents[type]
  const recorder = createRecorder()
  const alerts = findAlerts(question)
  const { lexicon, spelling } = parts
  const language = readLanguage(question, lexicon)
  const plain = answerFrames(language, { lexicon, spelling })
  const response = blankResponse(alerts, plain, () => performance.now() - started)
  const sayOnly = (message: string) => ({ ...sayInstead(response, message), ...agent.nothing })
  if (isCallForHelp(question)) return sayOnly(plain.callForHelp)
  const understanding = understand(question, lexicon)
  const inPlace = alerts.some(isUrgent) ? 'callForHelp' : 'notClinical'
  if (understanding.outcome === 'not-clinical') return sayOnly(plain[inPlace])
  if (understanding.outcome === 'ambiguous')
    return {
      ...sayOnly(plain.ambiguous(understanding.typed, understanding.readings)),
      readings: listReadings(question, understanding, lexicon),
    }

  const doubtful = findDoubtfulEdit(understanding.understood, parts)
  if (doubtful !== undefined) {
    const named = doubtful.readings.map(({ term }) => term)
    return { ...sayOnly(plain.ambiguous(doubtful.typed, named)), readings: doubtful.readings }
  }

  const { isClearlyClinical, searchText } = understanding
  const isCase = understanding.isCase && parts.understoodAs === undefined
  const read = readAsEdited(understanding.understood, parts)
  recorder.lap('understandMs')
  const words = wordsToSearch(searchText, read, parts)
  const candidates = await search({ words, isCase }, read, agent, parts, recorder)
  recorder.lap('searchMs')
  const { understood, fitted } = fitQuestion(read, candidates, agent, lexicon, words)
  const frames = answerFrames(language, { lexicon, spelling, understood })
  if (!isClearlyClinical && !isKnownToCorpus(read, candidates)) return sayOnly(frames[inPlace])

  const year = parts.clock().getUTCFullYear()
  const { drop } = recorder
  const chosen = selectCandidates(fitted, agent, drop)
  const readAll = (some: readonly Fitted[]) =>
    some.map((each) => readSource(each, understood, year, frames.appraisal))
  const evidence = readAll(chosen.evidence)
  const withdrawn = chosen.withdrawn.map(({ candidate }) => candidate.document)
  const shown = agent.rank(evidence, understood, lexicon, drop)
  const asked = { ...response, understood, candidates: candidates.length }
  const preview = () => shown.flatMap((source) => agent.preview(source, frames) ?? [])
  await showFirst(parts, preview, (sources) => tellFound(asked, understood, sources))
  const country = parts.country ?? null
  const reading = { understood, sources: evidence, shown, lexicon, frames, country, drop }
  const content = agent.answer(reading)
  recorder.lap('answerMs')
  const recorded = (made: AgentResponse & Content<Type>) => {
    parts.onRecord?.(recorder.finish(candidates, made, agent.shownIn(made)))
    return made
  }
  if (content === undefined) {
    // They fit, and no answer could be made of them: its lead did not hold.
    for (const { document } of shown) drop(document.id, 'nothing-to-show')
    const near = shown.length > 0 ? shown : readAll(chosen.nearest).toSorted(byStrength)
    const refusal = refuseWith(asked, { near, withdrawn }, frames.nothingFound[type], frames)
    return recorded({ ...refusal, ...agent.nothing, broader: await broaden(understood, type, parts) })
  }
  const { writer, signal, onSentence } = parts
  if (writer === undefined || agent.reword === undefined)
    return recorded({ ...answerWith(asked, withdrawn), ...content })
  const rewording = {
    writer,
    signal,
    onSentence,
    question: withoutIdentifiers(question).replaceAll(/\s+/gu, ' ').trim(),
  }
  const reworded = await agent.reword(content, reading, rewording)
  recorder.lap('proseMs')
  return recorded({ ...answerWith(asked, withdrawn), ...reworded.content, prose: reworded.prose })
}

function readAsEdited(understood: Understood, { understoodAs, lexicon }: AskParts): Understood {
  return understoodAs === undefined
    ? understood
    : applyEdit(understood, withoutIdentifiedTerms(understoodAs), lexicon)
}

/** An abbreviation of several meanings among the changed terms, and the question as it is asked with each. */
function findDoubtfulEdit(understood: Understood, { understoodAs, lexicon }: AskParts) {
  if (understoodAs === undefined) return undefined
  const found = findAmbiguousEdit(understood, withoutIdentifiedTerms(understoodAs), lexicon)
  const { question } = questionFrames(understood.language)
  const readings = found?.readings.map(({ term, edit }) => ({
    term,
    question: question(questionParts(applyEdit(understood, edit, lexicon), lexicon)),
  }))
  return found && { typed: found.typed, readings: readings ?? [] }
}

/** What names a person in a changed term is neither searched for nor sent anywhere, as in a question. */
function withoutIdentifiedTerms({ kind, ...terms }: UnderstoodEdit): UnderstoodEdit {
  const clean = Object.entries(terms).map(([role, named]) => [
    role,
    named?.map((term) => withoutIdentifiers(term).trim()).filter((term) => term !== ''),
  ])
  return { ...(kind && { kind }), ...Object.fromEntries(clean) }
}

/** What was edited is no longer what the question's own words say. */
function wordsToSearch(
  searchText: string,
  understood: Understood,
  { understoodAs, lexicon }: AskParts,
): string {
  if (understoodAs === undefined) return searchText
  return questionFrames('en').question(questionParts(understood, lexicon))
}

/** Each broader question is asked of the same agent before it is offered. */
async function broaden(understood: Understood, type: AgentType, parts: AskParts): Promise<string[]> {
  const { index, lexicon, clock, signal, country, isBroader = false } = parts
  if (isBroader) return []
  const asking = { index, lexicon, clock, country, isBroader: true, ...(signal && { signal }) }
  const hasAnswer = async (question: string) => {
    const { status_code: status, message } = await ask(question, type, asking)
    return status === 200 && message === ''
  }
  return findBroader(understood, { index, lexicon, signal, hasAnswer, isOnTopics: type === 'guideline' })
}

/** Shows what was found before a word is composed. Throws the signal's reason where the asker has left by then. */
async function showFirst(
  { onSources, signal }: AskParts,
  preview: () => Evidence[],
  tell: (sources: Evidence[]) => FoundSources,
): Promise<void> {
  const sources = onSources === undefined ? [] : preview()
  if (sources.length > 0) await onSources?.(tell(sources))
  signal?.throwIfAborted()
}

/**
 * A question in which nothing sounds of medicine is one all the same when a source is plainly on its subject or speaks of nearly all
 * its words; two words in common are chance.
 */
function isKnownToCorpus({ concepts }: Understood, candidates: readonly Candidate[]): boolean {
  if (concepts.length >= 2 && candidates.some((each) => isAbstract(each) && isOnSubject(each))) return true
  const best = Math.max(0, ...candidates.map(({ matched }) => matched.length))
  return concepts.length >= 3 && best >= concepts.length * 0.75
}

function isAbstract({ document: { kind, facts } }: Candidate): boolean {
  return kind === 'article' && facts === null
}

/** Candidates for the question; behind them those for other drugs of the same class, and registered trials. */
async function search<Type extends AgentType>(
  { words: question, isCase }: { words: string; isCase: boolean },
  understood: Understood,
  agent: Agent<Type>,
  { index, lexicon, signal, findNeighbours }: AskParts,
  recorder: Recorder,
): Promise<Candidate[]> {
  const noted = (purpose: Searched['for']) => ({
    signal,
    onSearched: (terms: SearchedTerms) => recorder.searched({ for: purpose, ...terms }),
  })
  // It may go to a service outside.
  const nearest = findNeighbours?.(withoutIdentifiers(question), signal)
  const siblings = agent.siblingCandidates === 0 ? undefined : siblingConcepts(understood, lexicon)
  const lists = await Promise.all([
    findCandidates(understood, index, {
      question,
      isCase,
      k: agent.candidates,
      kinds: agent.kinds,
      nearest,
      ...noted('question'),
    }),
    siblings === undefined
      ? []
      : findCandidates({ ...understood, concepts: siblings }, index, {
          question: '',
          k: agent.siblingCandidates,
          ...noted('same-class'),
        }),
    agent.trialCandidates === 0
      ? []
      : findCandidates(understood, index, {
          question,
          isCase,
          k: agent.trialCandidates,
          kinds: ['trial'],
          ...noted('trials'),
        }),
  ])
  const found = unique(lists.flat())
  const missing = agent.complete?.(agent.fit(found, understood, lexicon)) ?? ''
  if (missing === '') return found
  const options = { question: missing, k: agent.candidates, kinds: agent.kinds, ...noted('whole-topic') }
  const rest = await findCandidates({ ...understood, concepts: [] }, index, options)
  // They did not match the question itself.
  return unique([...found, ...rest.map((candidate) => ({ ...candidate, score: 0 }))])
}

/** The first of each document. */
function unique(candidates: readonly Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>()
  for (const candidate of candidates)
    if (!known.has(candidate.document.id)) known.set(candidate.document.id, candidate)
  return [...known.values()]
}
