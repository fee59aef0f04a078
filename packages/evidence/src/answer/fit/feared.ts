import type { Understood } from '@auscult/contract/ai.ts'
import type { Candidate } from '../../search/search.ts'
import { fold } from '../../text/terms.ts'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import { listTold, tellsOf, withoutAsides } from '../document/told.ts'
import { compareWith, knownConcepts } from './asked.ts'
import { fitTreatment } from './fit-treatment.ts'

/** What introduces the people by their disease: 'after myocardial infarction', 'in severe asthma'. */
const introducing = /\b(?:in|among|after|following|post|during|having|with|for)\b/gu

/**
 * 'Finerenone hyperkalaemia': a disease that stands beside a treatment names the people, unless a study of the treatment enrolled none
 * who have it and tells of it beside its result; then it is what is feared. A disease that the question's words introduce as the people's is
 * never feared, nor is one that a treatment is stopped in. `text` is the question in English. The question read anew, or undefined where
 * nothing is feared.
 */
export function readFeared(
  understood: Understood,
  candidates: readonly Candidate[],
  lexicon: Lexicon,
  text: string,
): Understood | undefined {
  if (understood.intervention.length === 0 || understood.intent === 'stop') return undefined
  const studies = candidates
    .filter(({ document }) => document.facts !== null)
    .map((candidate) => compareWith(understood, candidate, lexicon))
    .filter((comparison) => fitTreatment(comparison).degree !== 'mismatch')
  const feared = understood.population.filter((term) => {
    const [concept] = knownConcepts([term], lexicon)
    if (concept?.type !== 'condition' || isIntroduced(term, understood, text)) return false
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

/** No other subject stands between the word that introduces people and the disease. */
export function isIntroduced(term: string, { concepts }: Understood, text: string): boolean {
  const said = wordsOf(text)
  const placeOf = (name: string) => said.indexOf(wordsOf(name))
  const places = concepts
    .filter(({ type }) => type !== 'word')
    .map((concept) => ({
      term: concept.term,
      at: Math.max(placeOf(concept.matched), placeOf(concept.term)),
    }))
    .filter(({ at }) => at >= 0)
  const place = places.find((other) => other.term === term)?.at ?? 0
  const cue = [...said.slice(0, place + 1).matchAll(introducing)].at(-1)
  return cue !== undefined && places.every(({ at }) => at >= place || at < cue.index)
}

const wordsOf = (text: string) =>
  ` ${fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
