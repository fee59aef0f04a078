import type { DocumentStatus, Evidence } from '@auscult/contract/evidence/evidence.ts'
import type { DocumentCard } from '@auscult/evidence/answer/document-card.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { withdrawnStatuses } from '@auscult/evidence/corpus/retractions/withdrawn.ts'
import type { Design } from '@auscult/evidence/appraise/study-design.ts'

/** What guards best against confounding; the designs of the top of the strength table. */
const strongDesigns: ReadonlySet<Design> = new Set(['systematic-review-of-trials', 'randomised-trial'])
const leastScore = 9
const told: ReadonlySet<Evidence['direction']> = new Set(['benefit', 'harm'])

type Work = { card: DocumentCard; document: Document; status: DocumentStatus }

/**
 * Whether a work speaks for another practice: a guideline that takes the place of an earlier edition, or randomised evidence with a
 * Strength Score of at least 9 that tells a benefit or a harm. Withdrawn work never does.
 */
export function isPracticeChanging({ card: { design, evidence }, document, status }: Work): boolean {
  if (withdrawnStatuses.includes(status)) return false
  if (document.kind === 'guideline') return (document.guideline?.supersedes.length ?? 0) > 0
  return strongDesigns.has(design) && evidence.strength_score >= leastScore && told.has(evidence.direction)
}
