import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import type { Subject } from './subject.ts'

/**
 * The treatment asked about and what it was held against, as concepts, and the diseases that all those enrolled had beside the one
 * asked about; `against` is empty for placebo and usual care.
 */
export type Compared = { asked: LexiconConcept[]; against: LexiconConcept[]; ill: LexiconConcept[] }

export function readCompared(
  { intervention, comparator, enrolled }: Subject,
  isControlArm: boolean,
  conditions: readonly LexiconConcept[],
): Compared {
  const [asked, against] = isControlArm ? [comparator, intervention] : [intervention, comparator]
  const isOther = (disease: LexiconConcept) =>
    disease.type === 'condition' &&
    !/\brisk\b/u.test(disease.term) &&
    !conditions.some((condition) => isRelated(disease, condition))
  return {
    asked: asked.filter(isTreatment),
    against: against.filter(isTreatment),
    ill: enrolled.filter(isOther),
  }
}

/** What helps people who have a second disease and not those without it is no disagreement. */
export function isSamePeople(one: Compared, other: Compared): boolean {
  const isIn = (here: Compared, there: Compared) =>
    here.ill.every((a) => there.ill.some((b) => isRelated(a, b)))
  return isIn(one, other) && isIn(other, one)
}

/** At least one disease in common, or none told of one of them. */
export function isLikePeople(one: Compared, other: Compared): boolean {
  if (one.ill.length === 0 || other.ill.length === 0) return true
  return one.ill.some((a) => other.ill.some((b) => isRelated(a, b)))
}

function isRelated(one: LexiconConcept, other: LexiconConcept): boolean {
  return isWithin(one, other) || isWithin(other, one)
}

/** Two studies can disagree only on one comparison: a treatment against nothing says nothing of it against another one. */
export function isSameComparison(one: Compared, other: Compared): boolean {
  const isSameTreatment = one.asked.some((a) => other.asked.some((b) => isRelated(a, b)))
  return isSameTreatment && isActive(one) === isActive(other)
}

/** Both against nothing active, or against controls that are kin. */
export function isSameControl(one: Compared, other: Compared): boolean {
  if (!isActive(one) || !isActive(other)) return isActive(one) === isActive(other)
  return one.against.some((a) => other.against.some((b) => isRelated(a, b)))
}

function isActive({ asked, against }: Compared): boolean {
  return against.some((concept) => !asked.includes(concept))
}

function isTreatment({ type }: LexiconConcept): boolean {
  return type === 'drug' || type === 'procedure'
}
