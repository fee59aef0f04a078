import { contentTerms } from '../../text/terms.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import { conceptsIn } from '../document/subject.ts'
import { listTold, tellsOf, tellsWords, type Told, withoutAsides } from '../document/told.ts'
import { type Comparison, hasWords, knownConcepts, unknownWords } from './asked.ts'
import type { Degree } from './fit.ts'

export type OutcomeFit = {
  degree: Degree
  /** A disease or words of the question's own were asked about as outcome and do not stand in the source. */
  isMissing: boolean
  /** What was asked about and has no result of its own in the source. */
  missing: string[]
  /** What the record tells beside its main result of what was asked about and not counted. */
  told: Told[]
  /** Every disease asked about was counted, if only within a composite. */
  countsDisease: boolean
}

/**
 * Whether the source counted what was asked about. A plain outcome (death, admission) may be missing at a price, because composites
 * contain it, and so may a disease that belongs to the composite that was counted; another disease may not.
 */
export function fitOutcome(comparison: Comparison): OutcomeFit {
  const { understood, lexicon, subject, matched, isCurated } = comparison
  const known = knownConcepts(understood.outcome, lexicon)
  const words = unknownWords(understood.outcome, lexicon)
  const isCounted = (concept: LexiconConcept) =>
    isNamedOutcome(concept, comparison) || (!isCurated && matched.has(concept.term))
  const isInComposite = (concept: LexiconConcept) =>
    subject.outcome.some((other) => other.composite && isWithin(concept, other))
  const isThere = (concept: LexiconConcept) =>
    isCounted(concept) || matched.has(concept.term) || isInComposite(concept)
  const uncounted = known.filter((concept) => !isCounted(concept))
  const told = uncounted.length === 0 ? [] : resultsOf(comparison)
  const beside = tellUncounted(uncounted, words, comparison)
  const isTold = (concept: LexiconConcept) => told.some((other) => isWithin(other, concept))
  return {
    degree: uncounted.length === 0 && hasWords(words, matched) ? 'match' : 'partial',
    isMissing:
      beside.length === 0 &&
      (known.some((concept) => concept.type !== 'outcome' && !isThere(concept)) || !hasWords(words, matched)),
    told: beside,
    countsDisease: known.every(
      (concept) => concept.type !== 'condition' || isCounted(concept) || isInComposite(concept),
    ),
    missing: [
      ...uncounted.filter((concept) => !isTold(concept)).map(({ term }) => term),
      ...words.filter((word) => !matched.has(word)),
    ],
  }
}

/** The record's other words on all that was not counted; words no lexicon knows count only where the main result lacks them. */
function tellUncounted(
  uncounted: readonly LexiconConcept[],
  words: readonly string[],
  { candidate: { document }, lexicon }: Comparison,
): Told[] {
  const counted = new Set(contentTerms(document.facts?.outcome ?? ''))
  const open = words.filter((word) => !contentTerms(word).every((term) => counted.has(term)))
  if (uncounted.length + open.length === 0) return []
  return withoutAsides(listTold(document)).filter(
    (told) =>
      uncounted.every((concept) => tellsOf(told, concept, lexicon)) &&
      (open.length === 0 || tellsWords(told, open)),
  )
}

/** What a synopsis tells beside its own outcome: 'cancer: hazard ratio 1.48', and the harms that came with a benefit. */
function resultsOf({ candidate: { document }, lexicon }: Comparison): LexiconConcept[] {
  const { facts, sections } = document
  if (facts === null) return []
  const told = sections.filter(({ label }) => label === 'RESULT' || label === 'HARMS')
  const beside = [facts.population, facts.outcome].reduce<string>(
    (text, part) => (part === null ? text : text.replaceAll(part, ' . ')),
    told.map(({ text }) => text).join(' . '),
  )
  return conceptsIn(beside, lexicon)
}

/**
 * 'Cardiovascular death' is not 'death'; a kind of stroke is a stroke. People who have the disease already are those in whom it is
 * treated, not those in whom it is prevented.
 */
function isNamedOutcome(concept: LexiconConcept, { subject, understood }: Comparison): boolean {
  if (concept.composite) return subject.outcome.some((other) => isWithin(other, concept))
  if (concept.type === 'outcome')
    return subject.outcome.some(
      (other) => other === concept || (isWithin(other, concept) && !isPartOfComposite(other)),
    )
  const isNew = understood.kind === 'prevention' || understood.kind === 'harm'
  const here = isNew ? subject.outcome : [...subject.outcome, ...subject.enrolled]
  return here.some((other) => isWithin(other, concept))
}

function isPartOfComposite({ wider }: LexiconConcept): boolean {
  return wider.some(({ composite }) => composite)
}
