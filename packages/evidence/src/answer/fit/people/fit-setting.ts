import { isWithin } from '../../../understand/search-forms.ts'
import { type Comparison, knownConcepts } from '../asked.ts'
import type { PeopleFit } from './fit-people.ts'

/** 'Surgery' has so many kinds that it sets nobody apart. */
const tooManyKinds = 10

/**
 * 'Apixaban on dialysis', 'aspirin before surgery': where nothing but a procedure says who the people are, a source without it is on
 * others.
 */
export function inSetting(
  fit: PeopleFit,
  treatment: { missing: readonly string[] },
  { understood, lexicon, subject }: Comparison,
): PeopleFit {
  const lacking = knownConcepts([...fit.missing, ...treatment.missing], lexicon)
  const isSetting = lacking.some(
    ({ type, narrower }) => type === 'procedure' && narrower.length < tooManyKinds,
  )
  const isKnown = knownConcepts(understood.population, lexicon).some((asked) =>
    subject.population.some((other) => isWithin(other, asked) || isWithin(asked, other)),
  )
  return isSetting && !isKnown && subject.population.length > 0 ? { ...fit, degree: 'mismatch' } : fit
}

/** Prevention in people of whom no illness is named is of the first event, not of the return of what the source's people had. */
export function preventsReturn({ understood, subject, lexicon, candidate }: Comparison): boolean {
  const named = knownConcepts([...understood.population, ...understood.outcome], lexicon)
  if (understood.kind !== 'prevention' || understood.population.length === 0) return false
  if (named.some(({ type }) => type === 'condition')) return false
  const isReturn = /\b(?:relapse|recurren|disease-free)/iu.test(candidate.document.facts?.outcome ?? '')
  return isReturn && subject.enrolled.some(({ type }) => type === 'condition')
}
