import type { Evidence } from '@auscult/contract/evidence/evidence.ts'
import { findSafeLink } from './answer-sources.ts'

/** One source as a reference list prints it: authors, title, journal, year, PMID, link. At most six authors, then et al. */
export function citationText(source: Evidence): string {
  const authors = source.authors.slice(0, 6).join(', ') + (source.authors.length > 6 ? ', et al' : '')
  const published = [source.journal, source.year].filter((part) => part !== null).join('. ')
  const number = source.pmid === null ? '' : `PMID ${source.pmid}`
  return [authors, source.name, published, number]
    .filter((part) => part !== '')
    .map((part) => (/[.?!]$/u.test(part) ? part : `${part}.`))
    .concat(findSafeLink(source.link) ?? [])
    .join(' ')
}
