import { ancestorsOf } from '../concepts/relation.ts'
import type { Lexicon, LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Finding, Result, State } from './deduction.ts'
import type { Deduced, Patient, Value } from './question.ts'
import type { Roles } from './roles.ts'

/** A test and how it came out. */
export type Tested = { concept: LexiconConcept; result: Result; text: string }

type Told = Pick<Roles, 'problems' | 'acts'> & {
  tested: readonly Tested[]
  patient: Pick<Patient, 'ageYears' | 'sex' | 'mayBePregnant' | 'sinceHours' | 'values'>
}

/**
 * The diseases that findings amount to and nobody named, not even to rule them out: 'K 6.8' is hyperkalaemia; or, of the `background`, those
 * that are told by the way.
 */
export function deduceProblems(
  told: Told,
  lexicon: Lexicon,
  { background }: { background: boolean },
): Deduced[] {
  const found = new Map<string, Deduced>()
  const isAnyNamed = told.problems.some(({ certainty }) => certainty !== 'ruled-out')
  for (const deduction of lexicon.grammar.deductions) {
    if (deduction.background !== background || (deduction.lasting && isAnyNamed)) continue
    const concept = lexicon.find(deduction.problem)
    if (concept === undefined || told.problems.some((named) => isOneOf(named.concept, [concept.term])))
      continue
    if (deduction.unless.some((state) => holds(state, told.patient))) continue
    const reasons = deduction.when.map((finding) => findReason(finding, told))
    const met = reasons.filter((reason) => reason !== undefined)
    if (met.length < reasons.length) continue
    const findings = met.flatMap((reason) => reason.concept ?? [])
    const before = found.get(concept.term)
    found.set(concept.term, {
      concept,
      findings: [...(before?.findings ?? []), ...findings],
      text: before?.text ?? met.find(({ text }) => text !== '')?.text ?? '',
    })
  }
  return [...found.values()]
}

type Reason = { concept: LexiconConcept | null; text: string }

function findReason(finding: Finding, told: Told): Reason | undefined {
  const { patient } = told
  const named = namedOf(finding, told).find(({ concept }) => isOneOf(concept, finding.concepts))
  if (named !== undefined) return { concept: named.concept, text: named.text }
  const value = patient.values.find((each) => each.measure === finding.measure && isBetween(each, finding))
  if (value !== undefined) return { concept: null, text: value.text }
  if (finding.state !== undefined && holds(finding.state, patient)) return { concept: null, text: '' }
  return undefined
}

/** What may be one of the names of a finding. */
function namedOf(
  { results, had }: Finding,
  { problems, acts, tested }: Told,
): readonly { concept: LexiconConcept; text: string }[] {
  if (results !== undefined) return tested.filter(({ result }) => results.includes(result))
  if (had === true) return acts.filter(({ role }) => role === 'past' || role === 'current')
  return [
    ...problems.filter(({ certainty }) => certainty === 'present' || certainty === 'suspected'),
    ...acts.filter(({ role }) => role !== 'refused'),
  ]
}

function isOneOf(concept: LexiconConcept, terms: readonly string[]): boolean {
  return terms.length > 0 && [...ancestorsOf(concept)].some(({ term }) => terms.includes(term))
}

/** Of a range either end may tell; 'eGFR under 60' is below 60, and 'under 70' may be or not. */
function isBetween({ value, to, bound }: Value, limits: Finding): boolean {
  const ends = to === null ? [value] : [value, to]
  return ends.some((end) => {
    const least = bound === 'below' ? -Infinity : end
    const most = bound === 'above' ? Infinity : end
    return (
      least >= (limits.from ?? -Infinity) &&
      (limits.above === undefined || least > limits.above || (bound === 'above' && least === limits.above)) &&
      most <= (limits.to ?? Infinity) &&
      (limits.below === undefined || most < limits.below || (bound === 'below' && most === limits.below))
    )
  })
}

const grownUpFrom = 18
const newbornDays = 28
const daysPerYear = 365.25

function holds(state: State, { ageYears, sex, mayBePregnant, sinceHours }: Told['patient']): boolean {
  const years = ageYears ?? Infinity
  return {
    pregnancy: mayBePregnant,
    male: sex === 'male',
    child: years < grownUpFrom,
    'under two': years < 2,
    newborn: years * daysPerYear < newbornDays,
    'within a day': sinceHours !== null && sinceHours <= 24,
  }[state]
}
