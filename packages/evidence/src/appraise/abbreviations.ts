import { contentTerms, tokenize } from '../text/terms.ts'

const inBrackets = /\(([A-Za-z][A-Za-z0-9-]{1,9})\)/gu

/** Abbreviations a text explains, 'gestational weight gain (GWG)', as folded abbreviation to content terms of the long form. */
export function findAbbreviations(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const match of text.slice(0, 20_000).matchAll(inBrackets)) {
    const short = match[1]
    if (short === undefined || !/[A-Z]/u.test(short)) continue
    const letters = short
      .replaceAll(/[^A-Za-z]/gu, '')
      .toLowerCase()
      .replace(/s$/u, '')
    const before = text.slice(Math.max(0, match.index - 90), match.index)
    const words = before.match(/[\p{L}\d]+/gu)?.slice(-letters.length - 2) ?? []
    const start = words.findIndex(
      (word, index) => word[0]?.toLowerCase() === letters[0] && words.length - index <= letters.length + 2,
    )
    const [token] = tokenize(short)
    if (start >= 0 && token !== undefined && letters.length > 1)
      found.set(token, contentTerms(words.slice(start).join(' ')))
  }
  return found
}
