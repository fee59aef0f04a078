import type { DocumentStatus } from '@auscult/contract/evidence/evidence.ts'
import type { RelatedRecord } from '../document.ts'
import { findElement, listElements, readText, type XmlElement } from './pubmed-tree.ts'

const relatedLimit = 50

/** RefType of PubMed's CommentsCorrections -> what it makes of the record that carries it. */
const statusByReference = new Map<string, DocumentStatus>([
  ['RetractionIn', 'retracted'],
  ['RetractedandRepublishedIn', 'retracted'],
  ['ExpressionOfConcernIn', 'expression-of-concern'],
  ['PartialRetractionIn', 'expression-of-concern'],
  ['ErratumIn', 'corrected'],
  ['CorrectedandRepublishedIn', 'corrected'],
])
const severity: readonly DocumentStatus[] = ['current', 'corrected', 'expression-of-concern', 'retracted']

/** The gravest of what the publication types and the notices say. */
export function readStatus(citation: XmlElement, publicationTypes: readonly string[]): DocumentStatus {
  const stated = listNotices(citation).map(
    (notice) => statusByReference.get(notice.attributes['RefType'] ?? '') ?? 'current',
  )
  if (publicationTypes.includes('Retracted Publication')) stated.push('retracted')
  return stated.reduce<DocumentStatus>(
    (worst, status) => (severity.indexOf(status) > severity.indexOf(worst) ? status : worst),
    'current',
  )
}

/** Comments, errata, notices and updates; the reference list is left out. */
export function readRelated(citation: XmlElement): RelatedRecord[] {
  return listNotices(citation)
    .slice(0, relatedLimit)
    .map((notice) => ({
      relation: kebabCase(notice.attributes['RefType'] ?? 'related'),
      pmid: readText(findElement(notice, 'PMID')) || null,
      citation: readText(findElement(notice, 'RefSource')),
    }))
}

function listNotices(citation: XmlElement): XmlElement[] {
  return listElements(findElement(citation, 'CommentsCorrectionsList'), 'CommentsCorrections').filter(
    (notice) => notice.attributes['RefType'] !== 'Cites',
  )
}

function kebabCase(refType: string): string {
  return refType.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase()
}
