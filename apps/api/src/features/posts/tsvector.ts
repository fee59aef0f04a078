/** Terms as PostgreSQL takes them for a `tsvector`: as they are, which no dictionary of the database reads again. */
export function toTsvector(terms: readonly string[]): string {
  return terms.map(quoteTerm).join(' ')
}

/** A term as it stands in a `tsvector` or `tsquery`, whatever is in it. */
export function quoteTerm(term: string): string {
  return `'${term.replaceAll(/['\\]/gu, '$&$&')}'`
}
