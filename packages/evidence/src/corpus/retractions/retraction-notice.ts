import type { DocumentStatus } from '@auscult/contract/evidence/evidence.ts'
import { UnusableRecord } from '../source-errors.ts'

/** What a list says happened to an article. A reinstatement lifts what came before it. */
export type NoticeNature = Exclude<DocumentStatus, 'current'> | 'reinstated'

/** One row of a retraction list. At least one of PMID and DOI names the article; DOIs are in small letters. */
export type RetractionNotice = {
  /** The list's own number, so that a newer edition of the list replaces the row. */
  record: string
  pmid: string | null
  doi: string | null
  nature: NoticeNature
  /** '2022-01-28'; empty where the list has none. */
  date: string
}

const natures = new Map<string, NoticeNature>([
  ['retraction', 'retracted'],
  ['expression of concern', 'expression-of-concern'],
  ['correction', 'corrected'],
  ['reinstatement', 'reinstated'],
])

/**
 * A notice from a row of a list with the column names of Retraction Watch. Throws UnusableRecord where the row names no
 * article, or nothing known that happened to it.
 */
export function toNotice(row: Readonly<Record<string, string>>): RetractionNotice {
  const named = (row['RetractionNature'] ?? '').trim()
  const nature = natures.get(named.toLowerCase())
  if (nature === undefined) throw new UnusableRecord(`unknown RetractionNature '${named.slice(0, 60)}'`)
  // Unknown numbers are written '0', unknown DOIs 'unavailable'.
  const pmid = /^\s*([1-9]\d{0,8})\s*$/u.exec(row['OriginalPaperPubMedID'] ?? '')?.[1] ?? null
  const doi = normaliseDoi(row['OriginalPaperDOI'] ?? '')
  if (pmid === null && doi === null) throw new UnusableRecord('names neither PubMed number nor DOI')
  const date = readDate(row['RetractionDate'] ?? '')
  const record = (row['Record ID'] ?? '').trim() || [pmid, doi, nature, date].join(' ')
  return { record, pmid, doi, nature, date }
}

/** DOIs do not tell capitals from small letters. Null for what is none. */
export function normaliseDoi(text: string): string | null {
  const doi = text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/u, '')
  return /^10\.\S+\/\S+$/u.test(doi) ? doi : null
}

/** Month, day and year as the list writes them, '1/28/2022 0:00', or an ISO date. */
function readDate(text: string): string {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/u.exec(text)
  if (iso !== null) return iso[0].trim()
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/u.exec(text) ?? []
  return year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
