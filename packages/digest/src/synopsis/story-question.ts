import { isTreatment } from '@auscult/evidence/concepts/treatment.ts'
import { conceptsIn } from '@auscult/evidence/record/named-concepts.ts'
import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { Lexicon, LexiconConcept } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { nameIn } from '@auscult/evidence/understand/question-parts.ts'
import { questionFrames } from '@auscult/evidence/understand/wording/question-frames.ts'

/**
 * What a clinician would ask about a study: the treatment of its title in the disease of its title, against what it was tried; where the
 * title names no such, the title itself.
 */
export function questionOfRecord(title: string, { profile }: EvidenceRecord, lexicon: Lexicon): string {
  const titled = conceptsIn(title, lexicon)
  const nameFirst = (terms: readonly string[], may: (concept: LexiconConcept) => boolean) =>
    titled
      .filter((concept) => terms.includes(concept.term) && may(concept))
      .slice(0, 1)
      .map((concept) => nameIn(concept, 'en'))
  const treatment = nameFirst(profile.acts, isTreatment)
  const conditions = nameFirst(profile.problems, ({ type }) => type === 'condition')
  if (treatment.length === 0 || conditions.length === 0) return questionOfTitle(title)
  return questionFrames('en').question({
    kind: 'treatment',
    intent: 'start',
    treatment,
    persons: [],
    conditions,
    comparator: profile.isInactiveControl ? [] : nameFirst(profile.controls, isTreatment),
    outcome: [],
  })
}

/** A title that asks is asked; of any other it is asked what is known. */
export function questionOfTitle(title: string): string {
  const plain = title.trim().replace(/[.:;\s]+$/u, '')
  return plain.endsWith('?') ? plain : `What is known about this: ${plain}?`
}
