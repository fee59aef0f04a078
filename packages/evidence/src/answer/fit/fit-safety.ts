import type { DropReason } from '@auscult/contract/ai-record.ts'
import { subjectText } from '../../search/subject-lines.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../understand/search-forms.ts'
import { conceptsIn, withoutExclusions } from '../document/subject.ts'
import { listTold } from '../document/told.ts'
import { type Comparison, excludedTerms, knownConcepts } from './asked.ts'
import type { TreatmentFit } from './fit-treatment.ts'

/** Of a drug, the drugs given with it, a state such as pregnancy and a procedure it is stopped before: what must meet in one source. */
type Meeting = {
  drugs: LexiconConcept[]
  /** Taken by the people already. */
  beside: LexiconConcept[]
  states: LexiconConcept[]
  procedures: LexiconConcept[]
}

/**
 * A question whether a drug is safe in a state, beside another drug or around a procedure is on the two together. A source that speaks of
 * one of them alone does not answer, however strong, nor does one on another drug of the class or a body's advice to give the drug.
 */
export function findUnspoken(
  comparison: Comparison,
  treatment?: Pick<TreatmentFit, 'sibling'>,
): DropReason | null {
  const { understood, candidate } = comparison
  const meeting = readMeeting(comparison)
  if (meeting === undefined) return null
  const { drugs, beside, states, procedures } = meeting
  const isHarm = understood.kind === 'harm'
  const isBody = candidate.document.kind === 'guideline'
  if (isBody && isHarm && understood.population.length === 0) return 'other-topic'
  const others = drugs.length > 1
  if (!others && states.length + procedures.length === 0) return null
  if (treatment !== undefined && treatment.sibling !== null) return 'other-treatment'
  const told = placesOf(comparison)
  const isTold = (concept: LexiconConcept) => told.some((place) => names(place, concept))
  if (!states.every(isTold)) return 'other-people'
  const isNear = (concept: LexiconConcept) =>
    isTold(concept) || concept.wider.some((wider) => wider.type === 'procedure' && isTold(wider))
  if (procedures.length > 0 && !procedures.some(isNear)) return 'other-use'
  if (isBody && !told.some((place) => [...drugs, ...states].every((concept) => names(place, concept))))
    return 'other-use'
  return beside.every(isTold) ? null : 'other-treatment'
}

function readMeeting({ understood, lexicon }: Comparison): Meeting | undefined {
  const { kind, intent, population, intervention, outcome } = understood
  const left = excludedTerms(understood)
  const asked = (terms: readonly string[]) =>
    knownConcepts(
      terms.filter((term) => !left.includes(term)),
      lexicon,
    )
  const given = asked(intervention).filter(({ type }) => type === 'drug')
  if (given.length === 0) return undefined
  const isSafety = kind === 'harm' || intent === 'stop'
  const beside = kind === 'harm' ? asked(population).filter(({ type }) => type === 'drug') : []
  // What helps in an illness holds for its people, and the lead says first that none of them was in the state.
  const isOnState = isSafety || asked(population).every(({ type, state }) => type !== 'condition' || state)
  return {
    drugs: [...given, ...beside],
    beside,
    states: isOnState
      ? [
          ...asked([...intervention, ...population]).filter(({ state }) => state),
          ...asked(outcome).filter(({ state, type }) => state && type === 'outcome'),
        ]
      : [],
    procedures: isSafety
      ? asked([...intervention, ...population]).filter(({ type, state }) => type === 'procedure' && !state)
      : [],
  }
}

/** What the source is on, one place for what belongs together: an arm, the people, a sentence beside the result, a point of advice. */
function placesOf({ candidate: { document }, lexicon }: Comparison): LexiconConcept[][] {
  const { facts, kind, sections, title } = document
  const texts =
    kind === 'guideline'
      ? sections.flatMap(({ text }) => text.split(/;|\. /u)).map((point) => `${title} . ${point}`)
      : facts === null
        ? [subjectText(document, { withConclusion: true })]
        : [title, facts.population, facts.intervention, facts.comparator, facts.outcome]
  const described = texts.map((text) => conceptsIn(withoutExclusions(text ?? ''), lexicon))
  // Whom a study left out, its limits say, which is an answer as well.
  return [...described, ...listTold(document).map(({ text }) => conceptsIn(text, lexicon))]
}

/** One of its kinds is named, or an illness that only people in the state have. */
function names(place: readonly LexiconConcept[], concept: LexiconConcept): boolean {
  return place.some((other) => isWithin(other, concept) || other.concerns.includes(concept.term))
}
