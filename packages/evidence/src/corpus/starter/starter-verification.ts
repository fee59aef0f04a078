import { contentTerms } from '../../text/terms.ts'
import type { ArticleSummary, Eutils } from '../download/eutils.ts'
import type { StarterStudy } from './starter-records.ts'

export type Verification = {
  /** Content id to the PMID to show from now on; null where PubMed shows another article and none was found instead. */
  pmids: Map<string, string | null>
  confirmed: number
  corrected: { name: string; from: string; to: string }[]
  refuted: { name: string; pmid: string }[]
}

/**
 * Compares first author, year, journal and title of each study with what PubMed has under its number, and looks for the
 * right number where they differ. Throws DownloadError; then nothing was decided.
 */
export async function verifyStudies(
  studies: readonly StarterStudy[],
  eutils: Eutils,
  onProgress?: (done: number, total: number) => void,
): Promise<Verification> {
  const result: Verification = { pmids: new Map(), confirmed: 0, corrected: [], refuted: [] }
  const summaries = await eutils.findSummaries(studies.map(numberOf))
  const byPmid = new Map(summaries.map((summary) => [summary.pmid, summary]))
  for (const [done, study] of studies.entries()) {
    onProgress?.(done, studies.length)
    const number = numberOf(study)
    const isRight = isSameArticle(study, byPmid.get(number))
    const found = isRight ? number : await findRightNumber(study, eutils)
    if (isRight) result.confirmed += 1
    else if (found === null) result.refuted.push({ name: study.name, pmid: number })
    else result.corrected.push({ name: study.name, from: number, to: found })
    if (found !== study.pmid) result.pmids.set(study.id, found)
  }
  onProgress?.(studies.length, studies.length)
  return result
}

/** Every study has one of the two. */
function numberOf(study: StarterStudy): string {
  return study.pmid ?? study.recalledPmid ?? ''
}

async function findRightNumber(study: StarterStudy, eutils: Eutils): Promise<string | null> {
  const query = study.ownTitle
    ? `${study.authors[0] ?? ''}[1au] AND ${study.year}[dp] AND "${study.journal}"[ta] AND ${study.name.split(' ')[0] ?? ''}`
    : `${study.title}[ti] AND ${study.year - 1}:${study.year + 1}[dp]`
  const found = await eutils.search(query)
  if (found.length === 0) return null
  const matching = (await eutils.findSummaries(found)).filter((summary) => isSameArticle(study, summary))
  return matching.length === 1 ? (matching[0]?.pmid ?? null) : null
}

/** A year of tolerance: articles appear online before their issue. */
function isSameArticle(study: StarterStudy, summary: ArticleSummary | undefined): boolean {
  if (summary?.year == null || Math.abs(summary.year - study.year) > 1) return false
  const author = hasAuthor(study, summary)
  if (study.ownTitle) return author && fold(summary.journal) === fold(study.journal)
  return (
    isSimilarTitle(study.title, summary.title) && (author || fold(summary.journal) === fold(study.journal))
  )
}

/** First author by surname; a study group may stand anywhere among the authors. */
function hasAuthor(study: StarterStudy, summary: ArticleSummary): boolean {
  const [wanted = ''] = study.authors
  const surname = fold(wanted.replace(/ [A-Z]{1,4}(?: Jr)?$/u, ''))
  const first = fold(summary.authors[0] ?? '')
  return first.startsWith(surname) || summary.authors.some((author) => fold(author).includes(fold(wanted)))
}

function isSimilarTitle(ours: string, theirs: string): boolean {
  const a = new Set(contentTerms(ours))
  const b = new Set(contentTerms(theirs))
  const shared = [...a].filter((term) => b.has(term)).length
  return shared / Math.max(1, Math.min(a.size, b.size)) >= 0.8 && shared >= 2
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase()
    .trim()
}
