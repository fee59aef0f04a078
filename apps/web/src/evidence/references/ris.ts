import { readAuthor } from './author-name.ts'
import type { Reference } from './reference.ts'

/** Words of a reference manager's file that a person reads. */
export type ReferenceWords = { guideline: string; trial: string; note: (score: number) => string }

/** Types every reference manager knows; RIS has none for a registration or a guideline, so `M3` names those. */
const types = { article: 'JOUR', trial: 'ELEC', guideline: 'RPRT' } as const

/**
 * References in the RIS format (Research Information Systems; tag, two spaces, hyphen, value, CRLF), which EndNote, Zotero,
 * Mendeley and Papers read.
 */
export function toRis(references: readonly Reference[], words: ReferenceWords): string {
  return references.map((reference) => recordOf(reference, words)).join('')
}

function recordOf(reference: Reference, words: ReferenceWords): string {
  const { kind, title, authors, journal, year, pmid, doi, registration, link, score } = reference
  const fields: [string, string | null | undefined][] = [
    ['TY', kind === 'article' && journal === null ? 'GEN' : types[kind]],
    ['TI', title],
    ...authors.map((author): [string, string] => ['AU', authorOf(author)]),
    ['T2', journal],
    ['PY', year === null ? null : String(year)],
    ['M3', kind === 'article' ? null : words[kind]],
    ['PB', kind === 'guideline' ? authors[0] : null],
    ['DO', doi],
    ['AN', pmid ?? registration],
    ['DB', pmid === null ? (registration === null ? null : 'ClinicalTrials.gov') : 'PubMed'],
    ['UR', link],
    ['N1', score === null ? null : words.note(score)],
    ['ER', ''],
  ]
  return fields
    .flatMap(([tag, value]) =>
      value === null || value === undefined ? [] : `${tag}  - ${inOneLine(value)}\r\n`,
    )
    .join('')
}

function authorOf(name: string): string {
  const author = readAuthor(name)
  // The comma keeps a group from being read as a person with a first name.
  if ('group' in author) return `${author.group},`
  return `${author.family}, ${author.initials.map((initial) => `${initial}.`).join(' ')}`
}

/** A line break would end the field, and the rest would be read as tags. */
function inOneLine(value: string): string {
  return value.replaceAll(/\s+/gu, ' ').trim()
}
