import type { LexiconConcept } from '../understand/lexicon.ts'
import { isWithin } from '../understand/search-forms.ts'
import type { Subject } from './subject.ts'

/** The treatment asked about and what it was held against, as concepts; `against` is empty for placebo and usual care. */
export type Compared = { asked: LexiconConcept[]; against: LexiconConcept[] }

export function readCompared({ intervention, comparator }: Subject, isControlArm: boolean): Compared {
  const [asked, against] = isControlArm ? [comparator, intervention] : [intervention, comparator]
  return { asked: asked.filter(isTreatment), against: against.filter(isTreatment) }
}

/** Two studies can disagree only on one comparison: a treatment against nothing says nothing of it against another one. */
export function isSameComparison(one: Compared, other: Compared): boolean {
  const isRelated = one.asked.some((a) => other.asked.some((b) => isWithin(a, b) || isWithin(b, a)))
  return isRelated && isActive(one) === isActive(other)
}

function isActive({ asked, against }: Compared): boolean {
  return against.some((concept) => !asked.includes(concept))
}

function isTreatment({ type }: LexiconConcept): boolean {
  return type === 'drug' || type === 'procedure'
}
