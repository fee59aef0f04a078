import type { Understood } from '@auscult/contract/ai.ts'
import type { Candidate } from '../search/search.ts'
import type { Lexicon } from '../understand/lexicon.ts'
import { isWithin } from '../understand/search-forms.ts'
import { compareWith, knownConcepts } from './asked.ts'
import { fitTreatment } from './fit-treatment.ts'
import { listTold, tellsOf, withoutAsides } from './told.ts'

/**
 * 'Finerenone hyperkalaemia': a disease that stands beside a treatment names the people, unless a study of the treatment enrolled none
 * who have it and tells of it beside its result; then it is what is feared. The question read anew, or undefined where nothing is.
 */
export function readFeared(
  understood: Understood,
  candidates: readonly Candidate[],
  lexicon: Lexicon,
): Understood | undefined {
  if (understood.intervention.length === 0) return undefined
  const studies = candidates
    .filter(({ document }) => document.facts !== null)
    .map((candidate) => compareWith(understood, candidate, lexicon))
    .filter((comparison) => fitTreatment(comparison).degree !== 'mismatch')
  const feared = understood.population.filter((term) => {
    const [concept] = knownConcepts([term], lexicon)
    if (concept?.type !== 'condition') return false
    return studies.some(
      ({ subject, candidate: { document } }) =>
        !subject.enrolled.some((other) => isWithin(other, concept)) &&
        withoutAsides(listTold(document)).some((told) => tellsOf(told, concept, lexicon)),
    )
  })
  if (feared.length === 0) return undefined
  return {
    ...understood,
    kind: 'harm',
    population: understood.population.filter((term) => !feared.includes(term)),
    outcome: [...understood.outcome, ...feared],
  }
}
