import { foldSpelling } from '../text/spelling.ts'
import { fold } from '../text/terms.ts'

/**
 * A word of the question where it stands: `text` as typed, `folded` without case and accents, `key` without spelling and number. A hyphen
 * joins it to the word before where `isJoined`.
 */
export type Word = {
  text: string
  folded: string
  key: string
  start: number
  end: number
  isJoined: boolean
}

const wordPattern = /[\p{L}\p{N}]+(?:\.\d+)*/gu
const hyphenBefore = /[\p{L}\p{N}][-\u{2010}\u{2011}]$/u
const apostrophe = /['’]/u

/** One key for British and American spelling, singular and plural: 'tumours' and 'tumor' meet. */
export function wordKey(folded: string): string {
  const spelt = foldSpelling(folded)
  if (spelt.length < 4 || /(?:ss|us|is|ies|\d)$/u.test(spelt)) return spelt.replace(/ies$/u, 'y')
  return spelt.replace(/s$/u, '')
}

/** The words of a text with their places; the s of a possessive ('Crohn's') is left out. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(wordPattern)) {
    const typed = match[0]
    const isPossessive =
      /^s$/iu.test(typed) && match.index > 0 && apostrophe.test(text.charAt(match.index - 1))
    if (isPossessive) continue
    const folded = fold(typed)
    words.push({
      text: typed,
      folded,
      key: wordKey(folded),
      start: match.index,
      end: match.index + typed.length,
      isJoined: hyphenBefore.test(text.slice(Math.max(0, match.index - 3), match.index)),
    })
  }
  return words
}
