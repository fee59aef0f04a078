import type { PhraseTable, Situation } from '../question/grammar.ts'
import type { Word } from './words.ts'

/**
 * The situations that words tell of, in the order of the words and each once. Of the phrases of one axis the longest at a place counts:
 * 'not treated before' is no 'treated before'. `isDenied` says whether what begins at a word is denied: 'not severe' tells of nothing.
 */
export function readSituations(
  words: readonly Pick<Word, 'folded'>[],
  table: PhraseTable<Situation>,
  isDenied: (at: number) => boolean,
): Situation[] {
  const told = new Set<Situation>()
  const passed = new Map<string, number>()
  words.forEach(({ folded }, at) => {
    const found = (table.get(folded) ?? []).filter(({ words: phrase }) =>
      phrase.every((part, nth) => words[at + nth]?.folded === part),
    )
    // The longest come first.
    for (const { words: phrase, says } of found) {
      const [axis = ''] = says.split('=')
      const end = at + phrase.length
      if (end <= (passed.get(axis) ?? 0)) continue
      passed.set(axis, end)
      if (!isDenied(at)) told.add(says)
    }
  })
  return [...told]
}
