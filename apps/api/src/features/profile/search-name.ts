/** The words of a name or of a search: lower case, without accents and punctuation. */
export function wordsOfName(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const mostWords = 8

/** For PostgreSQL's `to_tsquery`: names with a word that begins as each of these. Undefined where there is no word to look for. */
export function toNameQuery(search: string): string | undefined {
  const words = wordsOfName(search).slice(0, mostWords)
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & ')
}
