import type { BottomLine } from '@auscult/contract/evidence/answer-summary.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import type { Question } from '../../question/question.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Source } from '../source/source.ts'
import { type Asked, isForOthers } from './bottom-line.ts'
import { chooseLead, type Lead } from './choose-lead.ts'
import { adviceIn } from './guideline-advice.ts'
import { joinedSentence } from './joined.ts'
import { type Numbers, numbersSentence } from './numbers.ts'
import {
  againstSentence,
  caveatSentence,
  enrolledSentence,
  guidelineSentence,
  harmsSentence,
  limitsSentences,
  quotedSentence,
  readSentence,
  resultSentence,
} from './sentences.ts'

const mostSentences = 6
const fewestSentences = 3
const mostAgreeing = 2
const mostBodies = 4

/**
 * Three to six sentences, each citing what it rests on: the bottom line, the figures it rests on, what speaks against it, who else says so, and
 * what limits it. Nothing is said twice.
 */
export function composeSentences(
  sources: readonly Source[],
  line: BottomLine,
  numbers: Numbers,
  { lead, frames }: Asked,
): AnswerSentence[] {
  const first: AnswerSentence = { text: line.text, role: 'lead', citations: line.citations }
  const guidelines = sources
    // A body's advice for others, an ACE inhibitor for the pregnant, may not stand beside the answer.
    .filter((source) => source.document.kind === 'guideline' && !isForOthers(source))
    .toSorted((one, other) => other.fit.score - one.fit.score)
  return lead.best.document.kind === 'guideline'
    ? [
        first,
        ...afterGuideline(lead.best, guidelines, sources, frames).filter(
          (each) => !repeats(each, lead, line),
        ),
      ]
    : shorten([first, ...afterStudy(lead, line, numbers, guidelines, frames)])
}

/** The leading body's advice is the bottom line already where all of it is short enough. */
function repeats({ role, citations }: AnswerSentence, { best }: Lead, { text }: BottomLine): boolean {
  const isOfLead = role === 'guideline' && citations.some(({ id }) => id === best.document.id)
  return isOfLead && text.includes(adviceIn(best).words.replace(/\.$/u, ''))
}

const mostForOthers = 3

/** What was found in people whom the danger does not concern: results and harms, and nothing that says what to do. */
export function composeForOthers(
  sources: readonly Source[],
  { speechAct }: Question,
  frames: AnswerFrames,
): AnswerSentence[] {
  const explaining = sources.filter(explains)
  const against = explaining.filter(advisesAgainst)
  const lead = chooseLead(against.length > 0 ? against : explaining, speechAct)
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

/** Whether its curators advise against the treatment: such a study explains a warning best. */
function advisesAgainst({ document }: Source): boolean {
  return document.study?.bottomLine.advice === "don't"
}

function isOfTreatment({ fit }: Source): boolean {
  return !['absent', 'sibling', 'mention'].includes(fit.judgement.treatment.degree)
}

/** What bodies say on the topic, the best fit first, and the best study beside them. */
function afterGuideline(
  best: Source,
  guidelines: readonly Source[],
  sources: readonly Source[],
  frames: AnswerFrames,
): AnswerSentence[] {
  const onTopic = guidelines.filter((source) => source !== best && source.fit.score >= best.fit.score * 0.5)
  const studies = sources.filter(({ document }) => document.kind !== 'guideline').toSorted(byFit)
  return [
    ...caveatSentence(best, frames),
    guidelineSentence(best, frames),
    ...onTopic.slice(0, mostBodies - 1).map((source) => guidelineSentence(source, frames)),
    ...studies
      .slice(0, onTopic.length > 1 ? 1 : 2)
      .map((source, nth) => resultSentence(source, nth === 0, frames)),
    ...readSentence(best, frames),
  ]
}

/** What a study found in words, where the bottom line does not quote them already. */
function quotedUnless({ text }: BottomLine, best: Source, frames: AnswerFrames): AnswerSentence[] {
  const sentence = quotedSentence(best, frames)
  return sentence.citations.some(({ quote }) => text.includes(quote)) ? [] : [sentence]
}

function afterStudy(
  lead: Lead,
  line: BottomLine,
  numbers: Numbers,
  guidelines: readonly Source[],
  frames: AnswerFrames,
): AnswerSentence[] {
  const { best, agreeing, conflicting } = lead
  const together = joinedSentence(best, agreeing.toSorted(byFit), frames)
  const sentences = [
    // Outside the study's limits the caveat is the bottom line already.
    ...(isForOthers(lead.best) ? [] : caveatSentence(best, frames)),
    ...(numbersSentence(best, numbers, frames) ?? quotedUnless(line, best, frames)),
    ...conflicting.slice(0, mostAgreeing).map((source) => againstSentence(source, best, frames)),
    ...harmsSentence(best, frames),
    ...(together === undefined ? [] : [together.sentence]),
    ...agreeing
      .filter((source) => together?.joined.includes(source) !== true)
      .toSorted(byFit)
      .slice(0, mostAgreeing)
      .map((source) => resultSentence(source, false, frames)),
    ...guidelines
      .slice(0, 1)
      .map((source) => besideStudy(guidelineSentence(source, frames), source, best, frames)),
    ...limitsSentences(best, frames),
    ...readSentence(best, frames),
  ]
  return sentences.length + 1 < fewestSentences
    ? [...sentences, ...enrolledSentence(best, frames)]
    : sentences
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

/** What agrees gives way, the last first; the lead, its figures, harms, limits and what speaks against never do. */
function shorten(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  const surplus = sentences.length - mostSentences
  if (surplus <= 0) return [...sentences]
  const dispensable = sentences.filter(({ role }) => role === 'support').toReversed()
  const dropped = new Set(dispensable.slice(0, surplus))
  return sentences.filter((sentence) => !dropped.has(sentence))
}
