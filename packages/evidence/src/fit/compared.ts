import { isTreatment } from '../concepts/treatment.ts'
import { isRelated } from '../concepts/relation.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Question } from '../question/question.ts'
import type { ConceptProfile } from './criterion.ts'

/**
 * The treatment asked about and what it was held against, and the diseases that all those enrolled had beside the one asked about;
 * `against` is empty for placebo and usual care.
 */
export type Compared = { asked: LexiconConcept[]; against: LexiconConcept[]; ill: LexiconConcept[] }

export function readCompared(
  { acts, controls, problems }: ConceptProfile,
  isControlArm: boolean,
  question: Question,
): Compared {
  const [asked, against] = isControlArm ? [controls, acts] : [acts, controls]
  const named = question.problems.map(({ concept }) => concept)
  return {
    asked: asked.filter(isTreatment),
    against: against.filter(isTreatment),
    ill: problems.filter(
      (disease) => disease.type === 'condition' && !named.some((problem) => isRelated(disease, problem)),
    ),
  }
}

/** What helps people who have a second disease and not those without it is no disagreement. */
export function isSamePeople(one: Compared, other: Compared): boolean {
  const isIn = (here: Compared, there: Compared) =>
    here.ill.every((a) => there.ill.some((b) => isRelated(a, b)))
  return isIn(one, other) && isIn(other, one)
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
