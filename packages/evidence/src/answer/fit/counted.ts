import type { Understood } from '@auscult/contract/ai.ts'
import type { Candidate } from '../../search/search.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import { listTold, tellsOf, withoutAsides } from '../document/told.ts'
import { compareWith, knownConcepts } from './asked.ts'
import { isIntroduced } from './feared.ts'
import { fitTreatment } from './fit-treatment.ts'

/**
 * 'Apixaban or warfarin AF stroke', 'semaglutide CKD kidney failure': of several diseases that stand beside a treatment, one that a study
 * in people with another of them counted or tells of, and that no study of the treatment enrolled, is asked about as outcome. `text` is
 * the question in English. The question read anew, or undefined where all are the people's.
 */
export function readCounted(
  understood: Understood,
  candidates: readonly Candidate[],
  lexicon: Lexicon,
  text: string,
): Understood | undefined {
  const diseases = knownConcepts(understood.population, lexicon).filter(({ type }) => type === 'condition')
  if (understood.intervention.length === 0 || understood.intent === 'stop' || diseases.length < 2)
    return undefined
  const studies = candidates
    .filter(({ document }) => document.facts !== null)
    .map((candidate) => compareWith(understood, candidate, lexicon))
    .filter((comparison) => fitTreatment(comparison).degree === 'match')
  const counted = diseases.filter((disease) => {
    if (isIntroduced(disease.term, understood, text)) return false
    const others = diseases.filter((other) => other !== disease && !isWithin(disease, other))
    const inOthers = studies.filter(({ subject }) =>
      others.some((other) => subject.enrolled.some((one) => isWithin(one, other))),
    )
    if (inOthers.some(({ subject }) => subject.enrolled.some((one) => isWithin(one, disease)))) return false
    return inOthers.some(
      ({ subject, candidate: { document } }) =>
        subject.outcome.some((one) => isWithin(one, disease) || (one.composite && isWithin(disease, one))) ||
        withoutAsides(listTold(document)).some((told) => tellsOf(told, disease, lexicon)),
    )
  })
  if (counted.length === 0 || counted.length === diseases.length) return undefined
  const terms = counted.map(({ term }) => term)
  return {
    ...understood,
    population: understood.population.filter((term) => !terms.includes(term)),
    outcome: [...understood.outcome, ...terms],
  }
}
