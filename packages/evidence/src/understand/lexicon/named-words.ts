import type { Language } from '@auscult/contract/language.ts'
import type { Word } from '../words.ts'

/** A word of a name; `concepts` are those it names by itself. */
export type NamedWord<Concept> = { word: string; concepts: Concept[] }

/** Words of names in order of their letters, so that those which begin alike stand side by side. */
export type NamedWords<Concept> = {
  add(words: readonly Word[], concept: Concept): void
  /** Longer words that begin with the letters. */
  beginning(letters: string): readonly NamedWord<Concept>[]
}

function makeNamedWords<Concept>(): NamedWords<Concept> {
  const byWord = new Map<string, NamedWord<Concept>>()
  let sorted: NamedWord<Concept>[] | undefined
  return {
    add(words, concept) {
      for (const { folded } of words) {
        const known = byWord.get(folded) ?? { word: folded, concepts: [] }
        byWord.set(folded, known)
        if (words.length === 1 && !known.concepts.includes(concept)) known.concepts.push(concept)
      }
    },
    beginning(letters) {
      sorted ??= [...byWord.values()].toSorted((one, other) => (one.word < other.word ? -1 : 1))
      let [from, to] = [0, sorted.length]
      while (from < to) {
        const middle = (from + to) >>> 1
        if ((sorted[middle]?.word ?? '') <= letters) from = middle + 1
        else to = middle
      }
      let end = from
      while (sorted[end]?.word.startsWith(letters) === true) end++
      return sorted.slice(from, end)
    },
  }
}

/** By language; drugs are called alike in all of them, so their English names stand in each. */
export function namedWordsByLanguage<Concept>(): Record<Language, NamedWords<Concept>> {
  return { en: makeNamedWords(), it: makeNamedWords(), de: makeNamedWords(), es: makeNamedWords() }
}
