import type { QuestionWord } from './segments.ts'

/** A run of words that nothing parts, `to` exclusive. */
export type Sentence = { from: number; to: number; isAsked: boolean }

export function sentencesOf(words: readonly QuestionWord[]): Sentence[] {
  const starts = words.flatMap(({ gap }, at) => (gap === 'hard' ? [at] : []))
  return starts.map((from, nth) => {
    const to = starts[nth + 1] ?? words.length
    return { from, to, isAsked: words[to - 1]?.isAsked ?? false }
  })
}
