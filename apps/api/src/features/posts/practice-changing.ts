import type { DocumentStatus, Evidence } from '@auscult/contract/evidence/evidence.ts'
import type { Design } from '@auscult/evidence/appraise/study-design.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { withdrawnStatuses } from '@auscult/evidence/corpus/retractions/withdrawn.ts'
import type { DocumentCard } from '@auscult/evidence/answer/document-card.ts'

/** What guards best against confounding; the designs of the top of the strength table. */
const strongDesigns: ReadonlySet<Design> = new Set(['systematic-review-of-trials', 'randomised-trial'])
const leastScore = 9
const told: ReadonlySet<Evidence['direction']> = new Set(['benefit', 'harm'])

type Work = {
  card: DocumentCard
  document: Document
  status: DocumentStatus
  /** The item that tells of it. */
  item: { title: string; body: string }
}

/**
 * Whether a work speaks for another practice: a guideline that takes the place of an earlier edition, or randomised evidence with a
 * Strength Score of at least 9 that tells a benefit or a harm, unless the item's own conclusion says that something was not shown. Withdrawn work
 * never does.
 */
export function isPracticeChanging({ card: { design, evidence }, document, status, item }: Work): boolean {
  if (withdrawnStatuses.includes(status)) return false
  if (document.kind === 'guideline') return (document.guideline?.supersedes.length ?? 0) > 0
  return (
    strongDesigns.has(design) &&
    evidence.strength_score >= leastScore &&
    told.has(evidence.direction) &&
    !isLeftOpen(item, evidence.direction)
  )
}

/** A proof that is denied, as papers and our own synopses word it: 'was not clearly less frequent', 'could not be excluded'. */
const unproven = [
  /\b(?:not|no|nor|never|neither|cannot|without)\b[^.;:]{0,40}?\b(?:clear|significan|establish|show|prove|demonstrat|exclude|conclu|confirm|certain)/iu,
  /\bfail(?:ed|s)? to\b/iu,
  /\b(?:inconclusive|uncertain|unclear|insufficient evidence)\b/iu,
  /\b(?:further|more|additional|larger)\b[^.;:]{0,30}\b(?:trials?|stud(?:y|ies)|research|evidence)\b[^.;:]{0,30}\b(?:need|require|warrant)/iu,
]

/** A gain that is denied beside it, which for a benefit is a limit and for a harm is none: 'death was not less frequent', 'had no benefit'. */
const withoutGain =
  /\b(?:not|no|nor|neither|without)\b[^.;:]{0,40}?\b(?:benefi|advantage|superior|non-?inferior|inferior|safe|less|fewer|lower|improv|reduc|prolong|better|differ)/iu

/** Whether title or conclusion, or where no line is called so the body, says that an effect or its safety was not shown. */
function isLeftOpen({ title, body }: Work['item'], direction: Evidence['direction']): boolean {
  const conclusions = body.split('\n').filter((line) => line.startsWith('Conclusion:'))
  const said = [title, ...(conclusions.length > 0 ? conclusions : [body])].join('\n')
  return unproven.some((words) => words.test(said)) || (direction === 'benefit' && withoutGain.test(said))
}
