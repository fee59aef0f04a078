/*
 * How what was typed into a search of a guide is held against what an entry says.
 */

/** A text of an entry as words; the lower its level, the more it tells what the entry is about. */
export type SearchText = { level: number; words: readonly string[] }

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

/** Each name as a text of its own. */
export function namedAt(level: number, names: readonly string[]): SearchText[] {
  return names.map((name) => ({ level, words: wordsOf(name) }))
}

/**
 * How well an entry fits, the lowest best; null where a word stands nowhere in it. A name that is just what was typed comes before one that
 * begins with it, that before the levels of the texts, and a text that holds all words before several that hold one each.
 */
export function rankOf(texts: readonly SearchText[], wanted: readonly string[]): number | null {
  const phrase = wanted.join(' ')
  if (texts.some(({ level, words }) => level === 0 && words.join(' ') === phrase)) return -2
  if (texts.some(({ level, words }) => level === 0 && words.join(' ').startsWith(`${phrase} `))) return -1
  const together = levelsWhere(texts, (words) => wanted.every((word) => holds(words, word)))
  if (together.length > 0) return Math.min(...together)
  const each = wanted.map((word) => Math.min(...levelsWhere(texts, (words) => holds(words, word))))
  const least = Math.max(...each)
  return Number.isFinite(least) ? scattered + least : null
}

function levelsWhere(texts: readonly SearchText[], fits: (words: readonly string[]) => boolean): number[] {
  return texts.flatMap(({ level, words }) => (fits(words) ? [level] : []))
}

/** 'Cystitis' is no cholecystitis, so a word is held against beginnings; a letter alone has to stand alone, and a plural finds its singular. */
function holds(words: readonly string[], word: string): boolean {
  if (word.length === 1) return words.includes(word)
  const stem = word.length > 3 ? word.replace(/s$/u, '') : word
  return words.some((each) => each.startsWith(stem))
}
