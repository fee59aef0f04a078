import { stemmer } from 'stemmer'
import { foldSpelling } from './spelling.ts'
import { stopWords } from './stop-words.ts'

/** Greek letters as papers spell them out, so that 'TNF-α' and 'TNF-alpha' are one. */
const greekLetters: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ω: 'omega',
}

const nonAscii = /[^\p{ASCII}]/u
const combiningMarks = /\p{M}+/gu
const greek = /[αβγδεκλμω]/gu
const thousandsComma = /(?<=\d),(?=\d{3}(?!\d))/gu
const word = /[\p{L}\p{N}]+(?:\.\d+)*/gu
const possessive = /['’]s\b/gu

/** Lower-cased, without accents, ligatures and typographic variants: 'Möbius ﬁt' is 'mobius fit'. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (!nonAscii.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .replace(greek, (letter) => greekLetters[letter] ?? letter)
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
}

/** The words of a text in order, folded; hyphens and slashes part words, decimals stay whole, '1,234' is '1234'. */
export function tokenize(text: string): string[] {
  return fold(text).replace(possessive, '').replace(thousandsComma, '').match(word) ?? []
}

// A corpus has few distinct words beside its length: stemming each of them once makes indexing several times faster.
// Emptied when full, so that a long import cannot grow it without bound.
const stems = new Map<string, string>()
const maxStems = 200_000

// Porter leaves 'arthroscopi' of 'arthroscopy' but 'arthroscop' of 'arthroscopic', 'diagnosi' but 'diagnos': in words of
// this length the last i parts what belongs together.
const shortestWithoutLastI = 6

function stemAnew(token: string): string {
  // '-itis' names a disease of its own: Porter would make one term of 'hepatitis' and 'hepatic'.
  if (/\d|itis$/u.test(token)) return token
  const stemmed = stemmer(foldSpelling(token))
  return stemmed.length >= shortestWithoutLastI && stemmed.endsWith('i') ? stemmed.slice(0, -1) : stemmed
}

/**
 * Stem of one folded word by Porter's algorithm (Program 14(3), 1980), the same for British and American spelling and for '-y'
 * and '-ic'. Words with a digit are codes and stay as they are.
 */
export function stem(token: string): string {
  const known = stems.get(token)
  if (known !== undefined) return known
  if (stems.size >= maxStems) stems.clear()
  const stemmed = stemAnew(token)
  stems.set(token, stemmed)
  return stemmed
}

/** What a text is about, in order and with repeats: folded words without stop words, stemmed. Index and search share it. */
export function contentTerms(text: string): string[] {
  const terms: string[] = []
  for (const token of tokenize(text)) if (!stopWords.has(token)) terms.push(stem(token))
  return terms
}
