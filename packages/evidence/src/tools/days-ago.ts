import { readSince } from '../question/read-patient.ts'
import type { Question } from '../question/question.ts'
import { fold } from '../text/terms.ts'

/** So many words beside what happened tell when. */
const reach = 5

/** How long ago something is said to have happened that stands in these words: 'surgery 2 weeks ago', 'vor 3 Wochen operiert'; null where nothing says it. */
export function readDaysAgo(
  { from, to }: { from: number; to: number },
  { tokens, names }: Question,
): number | null {
  const isOther = (at: number) => names.some((name) => name.from <= at && at < name.to)
  const behind = wordsWhile(tokens.slice(to, to + reach), (nth) => !isOther(to + nth))
  const before = wordsWhile(
    tokens.slice(Math.max(0, from - reach), from).toReversed(),
    (nth) => !isOther(from - 1 - nth),
  ).toReversed()
  const hours = [behind, before].map((words) => readSince(words.join(' '))).find((each) => each !== null)
  return hours === undefined || hours === null ? null : hours / 24
}

function wordsWhile(tokens: Question['tokens'], isOwn: (nth: number) => boolean): string[] {
  const end = tokens.findIndex((_, nth) => !isOwn(nth))
  return (end < 0 ? tokens : tokens.slice(0, end)).map(({ text }) => fold(text))
}
