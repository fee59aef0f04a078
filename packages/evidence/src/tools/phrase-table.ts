import type { Language } from '@auscult/contract/language.ts'
import { fold } from '../text/terms.ts'
import { foreignStem } from '../understand/language/foreign-stem.ts'
import { readWords, wordKey } from '../understand/words.ts'

/** Phrases and what each means, by the stem of their first word; those of one language. */
export type PhraseTable<Meaning> = ReadonlyMap<string, readonly { stems: string[]; means: Meaning }[]>

/** Words from `from` up to `to` (exclusive). */
export type Found<Meaning> = { from: number; to: number; means: Meaning }

/** Built once. A phrase is found word by word, whatever the endings of its words; names of people have none. */
export function tableOf<Meaning>(
  phrases: Iterable<readonly [phrase: string, means: Meaning]>,
  language: Language,
): PhraseTable<Meaning> {
  const table = new Map<string, { stems: string[]; means: Meaning }[]>()
  for (const [phrase, means] of phrases) {
    const stems = readWords(phrase).map(({ text }) =>
      language === 'en' && isProperName(text) ? fold(text) : stemOf(text, language),
    )
    const [first] = stems
    if (first === undefined) continue
    table.set(first, [...(table.get(first) ?? []), { stems, means }])
  }
  return table
}

/** 'Wells' is not the plural of 'well'. */
function isProperName(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word)
}

/** A word of a question as phrases are compared with it: its stem, and itself. */
export type Forms = readonly [stem: string, folded: string]

export function formsOf(word: string, language: Language): Forms {
  return [stemOf(word, language), fold(word)]
}

function stemOf(word: string, language: Language): string {
  const folded = fold(word)
  return language === 'en' ? wordKey(folded) : foreignStem(folded, language)
}

/** Every phrase that stands in the words. */
export function findPhrases<Meaning>(words: readonly Forms[], table: PhraseTable<Meaning>): Found<Meaning>[] {
  return words.flatMap((forms, from) =>
    [...new Set(forms)]
      .flatMap((form) => table.get(form) ?? [])
      .flatMap(({ stems, means }) =>
        stems.every((stem, nth) => words[from + nth]?.includes(stem) === true)
          ? [{ from, to: from + stems.length, means }]
          : [],
      ),
  )
}

/** Of what was found the longest at each place, and nothing within it; all of them where they are as long. */
export function longestOf<Meaning>(found: readonly Found<Meaning>[]): Found<Meaning>[] {
  return found.filter(
    (each) =>
      !found.some(
        (other) =>
          other.from <= each.from && other.to >= each.to && other.to - other.from > each.to - each.from,
      ),
  )
}
