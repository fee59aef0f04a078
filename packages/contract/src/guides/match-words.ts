/*
 * How what was typed into a search of a guide is held against what an entry says.
 */

/** A text of an entry as words, and these as one; the lower its level, the more it tells what the entry is about. */
export type SearchText = { level: number; words: readonly string[]; phrase: string }

/** Levels from here on are of words that stand in several texts of an entry. */
const scattered = 100

/** Without case, accents, signs, and what British and American spelling tell apart: haemoglobin, hemoglobin. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/ae|oe/gu, 'e')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

export function searchText(level: number, text: string): SearchText {
  const words = wordsOf(text)
  return { level, words, phrase: words.join(' ') }
}

/**
 * How well an entry fits, the lowest best; null where a word stands nowhere in it. A name (level 0) that is just what was typed comes before
 * one that begins with it, that before the levels of the texts, and a text that holds all words before several that hold one each.
 */
export function rankOf(texts: readonly SearchText[], wanted: readonly string[]): number | null {
  const phrase = wanted.join(' ')
  const stems = wanted.map(stemOf)
  let together = Infinity
  const each = stems.map(() => Infinity)
  for (const text of texts) {
    if (text.level === 0 && text.phrase === phrase) return -2
    if (text.level === 0 && text.phrase.startsWith(`${phrase} `)) together = -1
    let held = 0
    for (const [nth, stem] of stems.entries()) {
      if (!holds(text.words, stem)) continue
      held += 1
      each[nth] = Math.min(each[nth] ?? Infinity, text.level)
    }
    if (held === stems.length) together = Math.min(together, text.level)
  }
  const rank = Math.min(together, scattered + Math.max(...each))
  return Number.isFinite(rank) ? rank : null
}

/** A plural finds its singular. */
function stemOf(word: string): string {
  return word.length > 3 ? word.replace(/s$/u, '') : word
}

/** 'Cystitis' is no cholecystitis, so a word is held against beginnings; a letter alone has to stand alone. */
function holds(words: readonly string[], stem: string): boolean {
  return stem.length === 1 ? words.includes(stem) : words.some((each) => each.startsWith(stem))
}
