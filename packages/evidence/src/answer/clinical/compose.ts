import type { AnswerSentence } from '@auscult/contract/evidence.ts'
import type { Question } from '../../question/question.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Topic } from '../frames/frames.ts'
import type { Source } from '../source/source.ts'
import { chooseLead, type Lead } from './choose-lead.ts'
import { leadSentence } from './lead.ts'
import { joinedSentence } from './joined.ts'
import {
  againstSentence,
  enrolledSentence,
  guidelineSentence,
  harmsSentence,
  limitsSentences,
  readSentence,
  resultSentence,
  withCaveat,
} from './sentences.ts'

const mostSentences = 6
const fewestSentences = 3
const mostAgreeing = 2
const mostBodies = 4

/** Three to six sentences from the sources that answer, each citing what it rests on; the first one answers the question. */
export function composeSentences(
  sources: readonly Source[],
  question: Question,
  topic: Topic,
  frames: AnswerFrames,
): AnswerSentence[] {
  const lead = chooseLead(sources, question.speechAct)
  if (lead === undefined) return []
  const guidelines = sources
    .filter(({ document }) => document.kind === 'guideline')
    .toSorted((one, other) => other.fit.score - one.fit.score)
  return lead.best.document.kind === 'guideline'
    ? composeFromGuidelines(lead.best, guidelines, sources, frames)
    : composeFromStudies(lead, guidelines, { question, topic }, frames)
}

const mostForOthers = 3

/** What was found in people whom the danger does not concern: results and harms, and nothing that says what to do. */
export function composeForOthers(
  sources: readonly Source[],
  { speechAct }: Question,
  frames: AnswerFrames,
): AnswerSentence[] {
  const lead = chooseLead(sources.filter(explains), speechAct)
  if (lead === undefined) return []
  const { best, agreeing, conflicting } = lead
  const [first, ...others] = [
    resultSentence(best, true, frames),
    ...conflicting.map((source) => resultSentence(source, false, frames)),
    ...agreeing.map((source) => resultSentence(source, false, frames)),
  ]
  if (first === undefined) return []
  return [
    // What found harm or nothing agrees with the warning, whoever took part.
    best.stance === 'benefit' ? { ...first, text: frames.inOthers(first.text) } : first,
    ...harmsSentence(best, frames),
    ...others.slice(0, mostForOthers - 1),
    ...limitsSentences(best, frames),
  ]
}

/** Without the disease the same drug is given for anything; and a study of another drug explains nothing. */
function explains(source: Source): boolean {
  return (
    source.document.kind !== 'guideline' &&
    source.fit.judgement.problem.degree !== 'not-asked' &&
    isOfTreatment(source)
  )
}

function isOfTreatment({ fit }: Source): boolean {
  return !['absent', 'sibling', 'mention'].includes(fit.judgement.treatment.degree)
}

/** What bodies say on the topic, the best fit first, and the best study beside them. */
function composeFromGuidelines(
  best: Source,
  guidelines: readonly Source[],
  sources: readonly Source[],
  frames: AnswerFrames,
): AnswerSentence[] {
  const onTopic = guidelines.filter((source) => source !== best && source.fit.score >= best.fit.score * 0.5)
  const studies = sources.filter(({ document }) => document.kind !== 'guideline').toSorted(byFit)
  return [
    withCaveat(guidelineSentence(best, 'lead', frames), best.fit.caveats[0], frames),
    ...onTopic.slice(0, mostBodies - 1).map((source) => guidelineSentence(source, 'support', frames)),
    ...studies
      .slice(0, onTopic.length > 1 ? 1 : 2)
      .map((source, nth) => resultSentence(source, nth === 0, frames)),
    ...readSentence(best, frames),
  ]
}

function composeFromStudies(
  lead: Lead,
  guidelines: readonly Source[],
  { question, topic }: { question: Question; topic: Topic },
  frames: AnswerFrames,
): AnswerSentence[] {
  const { best, agreeing, conflicting } = lead
  const harms = harmsSentence(best, frames)
  const first =
    asksWhetherSafe(question) && best.stance === 'benefit'
      ? toLead(harms[0])
      : leadSentence(lead, topic, frames)
  // A benefit is no answer to whether something is safe.
  if (first === undefined) return []
  const result = resultSentence(best, true, frames)
  const together = joinedSentence(best, agreeing.toSorted(byFit), frames)
  const isQuoted =
    first.citations.some(({ quote }) => quote === best.quote.text) && best.record.maker === 'read'
  const sentences = [
    first,
    ...(isQuoted || first.text.endsWith(result.text) ? [] : [result]),
    ...conflicting.slice(0, mostAgreeing).map((source) => againstSentence(source, best, frames)),
    ...(first.citations[0]?.quote === harms[0]?.citations[0]?.quote ? [] : harms),
    ...(together === undefined ? [] : [together.sentence]),
    ...agreeing
      .filter((source) => together?.joined.includes(source) !== true)
      .toSorted(byFit)
      .slice(0, mostAgreeing)
      .map((source) => resultSentence(source, false, frames)),
    ...guidelines
      .slice(0, 1)
      .map((source) => besideStudy(guidelineSentence(source, 'support', frames), source, best, frames)),
    ...limitsSentences(best, frames),
    ...readSentence(best, frames),
  ]
  const whole =
    sentences.length < fewestSentences ? [...sentences, ...enrolledSentence(best, frames)] : sentences
  return shorten(whole)
}

/** Harm is asked about, and no outcome by name. */
function asksWhetherSafe({ speechAct, concern, problems }: Question): boolean {
  return speechAct === 'harm' && problems.length > 0 && concern.every(({ term }) => term === 'adverse events')
}

function toLead(sentence: AnswerSentence | undefined): AnswerSentence | undefined {
  return sentence === undefined ? undefined : { ...sentence, role: 'lead' }
}

/** A body's advice from before the study could not heed it. */
function besideStudy(
  sentence: AnswerSentence,
  { document }: Source,
  best: Source,
  frames: AnswerFrames,
): AnswerSentence {
  const isOlder = document.year !== null && best.document.year !== null && document.year < best.document.year
  return isOlder ? { ...sentence, text: `${sentence.text} ${frames.olderThan(best.name)}` } : sentence
}

function byFit(one: Source, other: Source): number {
  return other.fit.score - one.fit.score
}

/** What agrees gives way, the last first; the lead, its result, harms, limits and what speaks against never do. */
function shorten(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  const surplus = sentences.length - mostSentences
  if (surplus <= 0) return [...sentences]
  const dispensable = sentences.filter(({ role }, nth) => role === 'support' && nth > 1).toReversed()
  const dropped = new Set(dispensable.slice(0, surplus))
  return sentences.filter((sentence) => !dropped.has(sentence))
}
