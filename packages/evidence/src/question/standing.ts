import type { CueName } from './grammar.ts'
import type { Name } from './question.ts'
import type { RunningCues } from './running-cues.ts'
import { type QuestionWord, saysAside } from './segments.ts'

/** Words that may stand between a drug and 'stopped': 'was', 'has been'. */
const mostBetween = 2

/** When what is named in the words from `from` up to `to` (exclusive) holds, by the cues before it and the words behind it. */
export function standingOf(
  words: readonly QuestionWord[],
  { from, to }: { from: number; to: number },
  running: RunningCues,
  { isDenied, isFormer }: { isDenied: boolean; isFormer: boolean },
): Name['standing'] {
  const type = words[from]?.name?.readings[0]?.type
  if (type === 'drug' || type === 'procedure') {
    const role = running.act?.role
    if (words[to - 1]?.isAsked === true || (role !== undefined && role !== 'current' && role !== 'past'))
      return 'open'
  } else if (running.effect > 0 || isOutcome(words, to)) return 'open'
  if (isOver(words, from, to)) return 'over'
  const isOfPast = running.certainty?.value === 'history' || running.isEverDenied || isFormer
  if ((isDenied && isOfPast) || isDated(words, to)) return 'once'
  return isChronic(words, from, to) ? 'chronic' : 'told'
}

/** 'Stroke risk', 'stroke or bleeding rate'. */
function isOutcome(words: readonly QuestionWord[], at: number): boolean {
  return words[at]?.gap === 'none' && saysAside(words[at], 'effect-after')
}

/** 'Aspirin was stopped', 'hypertension (resolved)', 'ex-hypertensive'; the 'stopped' of 'hypertension, stopped smoking' is of what follows. */
function isOver(words: readonly QuestionWord[], from: number, to: number): boolean {
  if (words[from]?.gap === 'none' && isSaidUpTo(words, from, 'over')) return true
  for (let at = to; at <= to + mostBetween; at++) {
    const word = words[at]
    if (word === undefined || word.gap === 'hard' || word.name !== null) return false
    const said = word.asides.find(({ cue }) => cue === 'over-after')
    if (said !== undefined) return words[to]?.gap !== 'soft' || words[at + said.length]?.gap !== 'none'
    if (word.gap === 'soft') return false
  }
  return false
}

/** 'Chronic confusion', 'confused chronically'. */
function isChronic(words: readonly QuestionWord[], from: number, to: number): boolean {
  return (
    (words[from]?.gap === 'none' && isSaidUpTo(words, from, 'chronic')) ||
    (words[to]?.gap === 'none' && saysAside(words[to], 'chronic'))
  )
}

/** Whether a phrase that ends right before `at` says it. */
function isSaidUpTo(words: readonly QuestionWord[], at: number, wanted: CueName): boolean {
  return words
    .slice(0, at)
    .some(({ asides }, from) => asides.some(({ cue, length }) => cue === wanted && from + length === at))
}

const year = /^(?:19|20)\d\d$/u

/** 'Cancer in 1998', and not 'since 1998'. */
function isDated(words: readonly QuestionWord[], at: number): boolean {
  const [first, second] = words.slice(at, at + 2)
  if (first === undefined || first.gap === 'hard') return false
  if (year.test(first.folded)) return true
  return (
    first.name === null && !saysAside(first, 'since') && second?.gap === 'none' && year.test(second.folded)
  )
}
