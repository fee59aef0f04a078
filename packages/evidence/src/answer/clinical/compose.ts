import { type AnswerSentence, strengthBand, type Understood } from '@auscult/contract/ai.ts'
import { yearsOf } from '../../understand/people/age.ts'
import { namesTreatment } from '../document/quote.ts'
import { isLikePeople, isSameComparison, isSamePeople } from '../document/same-comparison.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Topic } from '../frames/frames.ts'
import { readFinding } from '../source/finding.ts'
import { cite, type Source } from '../source/source.ts'
import { composeFromAbstracts } from './compose-abstracts.ts'
import { applicabilitySentences, enrolledSentence, guidelineSentence, harmsByRole } from './compose-parts.ts'
import { composeLead, tell } from './lead.ts'
import { isReassuring } from './reassurance.ts'
import { reachVerdict, type Verdict } from './verdict.ts'

const mostSentences = 6
const fewestSentences = 3
const mostSupporting = 3

/** Three to six sentences from the sources that answer, each citing what it rests on; the first one answers the question. */
export function composeSentences(
  sources: readonly Source[],
  understood: Understood,
  topic: Topic,
  frames: AnswerFrames,
): AnswerSentence[] {
  const studies = sources.filter((source) => source.document.kind !== 'guideline')
  const guidelines = sources
    .filter((source) => source.document.kind === 'guideline')
    .toSorted((a, b) => peopleFirst(a) - peopleFirst(b) || (b.document.year ?? 0) - (a.document.year ?? 0))
  if (guidelinesLead(guidelines, studies, understood))
    return composeFromGuidelines(guidelines, studies, understood, frames)
  if (studies.every(({ document }) => document.facts === null))
    return withGuideline(composeFromAbstracts(studies, understood, frames), guidelines, understood, frames)
  return composeFromStudies(studies, guidelines, understood, topic, frames)
}

/** What a body says to the point, behind what the studies reported. */
function withGuideline(
  sentences: readonly AnswerSentence[],
  guidelines: readonly Source[],
  understood: Understood,
  frames: AnswerFrames,
): AnswerSentence[] {
  const body = guidelines.find((source) => isToThePoint(source, understood))
  if (sentences.length === 0 || body === undefined) return [...sentences]
  const said = guidelineSentence(body, 'support', frames)
  const at = sentences.findIndex(({ role }) => role === 'applicability')
  return shorten(at < 0 ? [...sentences, said] : sentences.toSpliced(at, 0, said))
}

/** Bodies answer an open question for the people they advise on; what happened to an outcome, or in other people, studies tell. */
function guidelinesLead(
  [first]: readonly Source[],
  studies: readonly Source[],
  { intervention, outcome, kind, population }: Understood,
): boolean {
  if (first === undefined) return false
  if (studies.length === 0 || kind === 'guideline') return studies.length === 0 || peopleFirst(first) === 0
  const isBehind = peopleFirst(first) > 0 && studies.some((source) => peopleFirst(source) === 0)
  // A body's first step for all adults is behind a study of the very age.
  const isOfAge = (source: Source) => source.fit.isOfAge && peopleFirst(source) === 0
  const isAged = population.some((term) => yearsOf(term) !== undefined) && studies.some(isOfAge)
  return intervention.length === 0 && outcome.length === 0 && !isBehind && !isAged
}

function peopleFirst({ fit }: Source): number {
  return fit.directness.population === 'match' ? 0 : 1
}

/** 'First-line treatment of …': what the bodies say, the newest first, and the best study where only one body is stored. */
function composeFromGuidelines(
  guidelines: readonly Source[],
  studies: readonly Source[],
  understood: Understood,
  frames: AnswerFrames,
): AnswerSentence[] {
  const fitting = guidelines.filter((source) => peopleFirst(source) === peopleFirst(guidelines[0] ?? source))
  const shown = fitting.slice(0, 4)
  return [
    ...shown.map((source, nth) => guidelineSentence(source, nth === 0 ? 'lead' : 'support', frames)),
    ...(shown.length < 2 ? studies.slice(0, 2) : []).map((source, nth) =>
      supportSentence(source, nth === 0, frames),
    ),
    ...shown.slice(0, 1).flatMap((source) => applicabilitySentences(source, understood, frames)),
  ]
}

/** Those that tell how the group asked about fared, where no study is on such people as a whole. */
function onGroup(studies: readonly Source[]): readonly Source[] {
  const direct = studies.filter(({ sibling }) => sibling === null)
  const telling = direct.filter(({ fit }) => fit.toldOfGroup.length > 0)
  const isWhole = direct.some(
    (source) => source.fit.directness.population === 'match' && !telling.includes(source),
  )
  return telling.length === 0 || isWhole ? studies : telling
}

function composeFromStudies(
  found: readonly Source[],
  guidelines: readonly Source[],
  understood: Understood,
  topic: Topic,
  frames: AnswerFrames,
): AnswerSentence[] {
  const studies = onGroup(found)
  const isOpenQuestion = understood.intervention.length === 0
  const isOnAnyHarm = topic.kind === 'harm' && topic.harms.length === 0
  const verdict = reachVerdict(studies, isOpenQuestion, isOnAnyHarm)
  const supporting = supportingStudies(studies, verdict)
  const opposing = isOpenQuestion ? undefined : opposingStudy(studies, verdict)
  const about = verdict.camps[0]?.sources[0] ?? studies[0]
  const applicability = about === undefined ? [] : applicabilitySentences(about, understood, frames)
  const lead = mayLead(about, understood) ? composeLead(studies, verdict, topic, frames) : undefined
  const said = lead?.citations.map(({ quote }) => quote) ?? []
  // An abstract quoted in the lead is not quoted again with the same words.
  const isRepeated = ({ document, quote }: Source) => document.facts === null && said.includes(quote.text)
  // What limits it may stand in the lead already.
  const isRetold = ({ citations }: AnswerSentence) =>
    citations.every(({ quote }) => quote !== about?.quote.text && said.includes(quote))
  const priced = about === undefined ? [] : [about, ...supporting.filter((source) => source !== about)]
  const harms = harmsByRole(
    priced.filter((source) => source === about || source.sibling === null),
    frames,
  )
  const sentences = [
    lead,
    ...supporting
      .filter((source) => !isRepeated(source))
      .map((source, nth) => supportSentence(source, nth === 0, frames)),
    ...harms.filter((told) => !isSaid(told, lead)),
    tellBeside(studies, [...supporting, ...priced], lead, frames),
    ...(opposing === undefined ? [] : [againstSentence(opposing, verdict, frames)]),
    ...guidelines
      .filter((source) => isToThePoint(source, understood))
      .slice(0, 1)
      .map((source) => guidelineSentence(source, 'support', frames)),
    ...applicability.filter((sentence) => !isRetold(sentence)),
  ].filter((sentence) => sentence !== undefined)
  const isShort = sentences.length < fewestSentences && about !== undefined
  return shorten(
    [...sentences, isShort ? enrolledSentence(about, frames) : undefined].filter(
      (sentence) => sentence !== undefined,
    ),
  )
}

/** A study that counted something else may tell of the outcome asked about, and that may speak against the lead. */
function tellBeside(
  studies: readonly Source[],
  shown: readonly Source[],
  lead: AnswerSentence | undefined,
  frames: AnswerFrames,
): AnswerSentence | undefined {
  const telling = studies.find(
    (source) =>
      source.fit.told.length > 0 &&
      source.sibling === null &&
      source.fit.directness.intervention === 'match' &&
      !shown.includes(source),
  )
  const [told] = telling === undefined ? [] : tell(telling, telling.fit.told.slice(0, 1), frames)
  if (told === undefined || isSaid(told, lead)) return undefined
  const isSupport = told.citations.every(({ quote }) => isReassuring(quote))
  return { ...told, role: isSupport ? 'support' : 'against' }
}

/** What speaks for the answer gives way, from the second such study on; harms, limits and what speaks against never do. */
function shorten(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  const supports = sentences.filter(({ role }) => role === 'support')
  const [first, ...others] = supports
  const surplus = sentences.length - mostSentences
  if (surplus <= 0) return [...sentences]
  const dropped = new Set([...others, first].slice(0, surplus))
  return sentences.filter((sentence) => !dropped.has(sentence))
}

/** A weak paper that nobody has read answers for a treatment only when it is a study of it, by its title. */
function mayLead(about: Source | undefined, understood: Understood): boolean {
  if (about === undefined || about.document.facts !== null || understood.intervention.length === 0)
    return true
  const isWeak = strengthBand(about.appraisal.strength.score) === 'limited'
  return !isWeak || about.fit.isInArms || namesTreatment(about.document.title, understood)
}

/** Each of the quoted words stands in the lead already. */
function isSaid(harms: AnswerSentence, lead: AnswerSentence | undefined): boolean {
  const told = new Set(lead?.citations.map(({ quote }) => quote))
  return harms.citations.every(({ quote }) => told.has(quote))
}

/** Beside studies a body is heard only on the same people and the same treatment. */
function isToThePoint({ fit, quote }: Source, understood: Understood): boolean {
  const { population, intervention } = fit.directness
  return (
    population === 'match' &&
    fit.sibling === null &&
    (intervention === 'partial' || namesTreatment(quote.text, understood))
  )
}

/** Those that carry the verdict first, then one on another drug of the class; what points elsewhere has its own sentence. */
function supportingStudies(studies: readonly Source[], verdict: Verdict): Source[] {
  const leading = verdict.camps[0]?.sources ?? []
  const sibling = studies.filter((source) => isKin(source, leading) && !leading.includes(source)).slice(0, 1)
  if (leading.length === 0) return studies.slice(0, 2)
  return [...leading.slice(0, mostSupporting - sibling.length), ...sibling]
}

/** Another drug of the class adds to an answer on like people; one that helps in another disease says nothing of it. */
function isKin(source: Source, leading: readonly Source[]): boolean {
  return (
    source.sibling !== null &&
    (leading.length === 0 || leading.some(({ fit }) => isSamePeople(fit.compared, source.fit.compared)))
  )
}

/** The best source of another camp, or a study further off that found otherwise. */
function opposingStudy(studies: readonly Source[], verdict: Verdict): Source | undefined {
  const [leading, other] = verdict.camps
  if (other !== undefined || leading === undefined) return other?.sources[0]
  const differing = studies.filter(
    ({ stance, sibling, fit }) =>
      sibling === null &&
      stance !== 'unclear' &&
      stance !== leading.stance &&
      fit.directness.intervention === 'match' &&
      fit.directness.population === 'match',
  )
  const isSame = ({ fit }: Source) =>
    leading.sources.some((source) => isSameComparison(source.fit.compared, fit.compared))
  // A later study of the same treatment is told though the leading one held it against something active.
  const isLater = ({ document, fit }: Source) =>
    fit.isInArms &&
    fit.compared.against.length === 0 &&
    leading.sources.every((source) => (document.year ?? 0) > (source.document.year ?? Infinity)) &&
    leading.sources.some((source) => isLikePeople(source.fit.compared, fit.compared))
  return differing.find(isSame) ?? differing.find(isLater)
}

function supportSentence(source: Source, isFirst: boolean, frames: AnswerFrames): AnswerSentence {
  return { text: frames.support(readFinding(source), isFirst), role: 'support', citations: cite([source]) }
}

function againstSentence(source: Source, verdict: Verdict, frames: AnswerFrames): AnswerSentence {
  const [leading] = verdict.camps
  const isSame =
    leading?.sources.some(({ fit }) => isSameComparison(fit.compared, source.fit.compared)) ?? true
  const isNull = source.stance === 'no-difference' || leading?.stance === 'no-difference'
  const isSameOutcome =
    source.fit.directness.outcome === 'match' || leading?.sources[0]?.fit.directness.outcome !== 'match'
  const disagreement = isSameOutcome ? (isNull ? 'no-difference' : 'opposite') : 'other-outcome'
  const isAlike = leading?.sources.some(({ fit }) => isSamePeople(fit.compared, source.fit.compared)) ?? true
  const kind = !isSame ? 'other-comparison' : isAlike ? disagreement : 'other-people'
  return { text: frames.against(readFinding(source), kind), role: 'against', citations: cite([source]) }
}
