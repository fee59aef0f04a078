import type { PatientCheck } from '@auscult/contract/evidence/answer-summary.ts'
import { holds, hoursSince, isComparable, isTimeLimit } from '../../fit/criteria/limits.ts'
import type { Question, Value } from '../../question/question.ts'
import type { StudyRecord } from '../../record/study-record.ts'
import type { AnswerFrames } from '../frames/answer-frames.ts'
import type { Source } from '../source/source.ts'

/** Of what a study asked and the question does not tell, the first few: a reader checks them at the bedside. */
const mostNotTold = 4

const order: Record<PatientCheck['verdict'], number> = { outside: 0, inside: 1, 'not-told': 2 }

/**
 * Whom a curated study took in, beside this patient, what lies outside first. The criteria of the fit have judged already where they could;
 * what they found is told here and not judged anew.
 */
export function checkPatient(source: Source, question: Question, frames: AnswerFrames): PatientCheck[] {
  const { study } = source.document
  if (study == null) return []
  const asked = { source, study, question, frames }
  const checks = [diseaseOf, ageOf, sexOf, pregnancyOf, limitsOf, exclusionsOf]
    .flatMap((check) => check(asked))
    .toSorted((one, other) => order[one.verdict] - order[other.verdict])
  const told = checks.filter(({ verdict }) => verdict !== 'not-told')
  return [...told, ...checks.filter(({ verdict }) => verdict === 'not-told').slice(0, mostNotTold)]
}

type EligibilityLimit = StudyRecord['population']['eligibility'][number]
type Asked = { source: Source; study: StudyRecord; question: Question; frames: AnswerFrames }

/** Said only where another disease was studied. */
function diseaseOf({ source: { fit, record }, question, frames }: Asked): PatientCheck[] {
  const [studied] = record.profile.problems
  if (studied === undefined || !['sibling', 'other'].includes(fit.judgement.problem.degree)) return []
  const patient = question.problems.map(({ concept }) => frames.term(concept.term)).join(', ')
  return [{ criterion: 'disease', studied: frames.term(studied), patient, verdict: 'outside' }]
}

function ageOf({ study: { population }, question: { patient }, frames }: Asked): PatientCheck[] {
  const { min = null, max = null } = population.age ?? {}
  const years = patient.ageYears
  if (years === null || (min === null && max === null)) return []
  const isInside = (min === null || years >= min) && (max === null || years <= max)
  return [
    {
      criterion: 'age',
      studied: frames.glance.people.age(min, max),
      patient: frames.glance.people.years(years),
      verdict: isInside ? 'inside' : 'outside',
    },
  ]
}

function sexOf({ study: { population }, question: { patient }, frames }: Asked): PatientCheck[] {
  if (population.sex === 'any' || patient.sex === null) return []
  const { sex } = frames.glance.people
  return [
    {
      criterion: 'sex',
      studied: sex[population.sex],
      patient: sex[patient.sex],
      verdict: population.sex === patient.sex ? 'inside' : 'outside',
    },
  ]
}

function pregnancyOf({ source, question: { patient }, frames }: Asked): PatientCheck[] {
  if (!patient.isPregnant) return []
  const { pregnant, notPregnant } = frames.glance.people
  const isOutside = source.fit.judgement.people.degree === 'not-pregnant'
  return [
    {
      criterion: 'pregnancy',
      studied: isOutside ? notPregnant : pregnant,
      patient: pregnant,
      verdict: isOutside ? 'outside' : 'inside',
    },
  ]
}

function limitsOf({ study: { population }, question: { patient }, frames }: Asked): PatientCheck[] {
  // 'yes = 1' marks a limit that is no figure.
  const limits = population.eligibility.filter(({ measure, unit }) => !/yes = 1/u.test(`${measure} ${unit}`))
  return limits.map((limit) => {
    const value = valueOf(patient, limit)
    const studied = frames.glance.people.limit({ ...limit, measure: frames.term(limit.measure) })
    if (value === undefined) return { criterion: 'value', studied, patient: null, verdict: 'not-told' }
    const told = frames.glance.people.figure(frames.term(value.measure), value.value, value.unit)
    const isInside = holds(value, limit)
    // One of several alternatives that is missed leaves the others open.
    const verdict = isInside ? 'inside' : limit.group === null ? 'outside' : 'not-told'
    return { criterion: 'value', studied, patient: told, verdict }
  })
}

function valueOf({ values, sinceHours }: Question['patient'], limit: EligibilityLimit): Value | undefined {
  if (sinceHours !== null && isTimeLimit(limit)) return { ...hoursSince(sinceHours), measure: limit.measure }
  return values.find((value) => isComparable(value, { ...limit, group: limit.group ?? null }))
}

function exclusionsOf({ source, study: { population }, frames }: Asked): PatientCheck[] {
  const broken = source.fit.judgement.exclusion.reason.found
  if (source.fit.judgement.exclusion.degree === 'excluded')
    return broken.map((term) => ({
      criterion: 'excluded',
      studied: frames.glance.people.without(frames.term(term)),
      patient: frames.term(term),
      verdict: 'outside',
    }))
  // 'eGFR below 30' says again what the limit has said.
  const isLimit = (what: string) => population.eligibility.some(({ measure }) => what.includes(measure))
  return population.excluded
    .filter((what) => !isLimit(what))
    .map((what) => ({
      criterion: 'excluded',
      studied: frames.glance.people.without(frames.phrase(what)),
      patient: null,
      verdict: 'not-told',
    }))
}
