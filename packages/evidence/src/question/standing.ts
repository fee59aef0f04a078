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
  let between = 0
  for (let at = to; between <= mostBetween; at++) {
    const word = words[at]
    if (word === undefined || word.gap === 'hard' || word.name !== null) return false
    const said = word.asides.find(({ cue }) => cue === 'over-after')
    if (said !== undefined) return words[to]?.gap !== 'soft' || !goesOn(words[at + said.length])
    if (word.gap === 'soft') return false
    if (!isOfTime(words, at)) between++
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

/** The figure of 'vor 4 Wochen abgesetzt' and its neighbours. */
function isOfTime(words: readonly QuestionWord[], at: number): boolean {
  return words.slice(Math.max(0, at - 1), at + 2).some(({ folded }) => /^\d/u.test(folded))
}

/** The 'smoking' of 'hypertension, stopped smoking'; the time of 'phenelzine, stopped 8 weeks ago' is of what stands before. */
function goesOn(word: QuestionWord | undefined): boolean {
  return word?.gap === 'none' && !/^\d/u.test(word.folded) && !saysAside(word, 'since')
}

/** Words that may stand between 'swapping' and the name: 'the', 'his old'. */
const mostBeforeSwapped = 2

/** The first drug of 'swapping A for B'; of 'switching to A' it is what begins. */
export function isSwappedOut(words: readonly QuestionWord[], from: number): boolean {
  return words.slice(Math.max(0, from - mostBeforeSwapped - 2), from).some((word, nth, before) => {
    const swap = word.asides.find(({ cue }) => cue === 'swap')
    const between = before.length - nth - (swap?.length ?? 0)
    if (swap === undefined || between < 0 || between > mostBeforeSwapped || saysAside(word, 'swap-to'))
      return false
    return before.slice(nth + 1).every(({ gap, isNamed }) => gap === 'none' && !isNamed)
  })
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
