import type { Limit } from '../../record/evidence-record.ts'
import type { Question, Value } from '../../question/question.ts'
import { type Criterion, notAsked } from '../criterion.ts'

/** Names under which records and questions speak of the same measure. */
const sameMeasure: readonly (readonly string[])[] = [
  ['eGFR', 'GFR', 'CrCl', 'creatinine clearance', 'eGFR (Cockcroft-Gault)'],
  ['weight', 'body weight'],
  ['BMI', 'body mass index'],
  ['ECOG performance status', 'WHO performance status'],
]

export function isSameMeasure(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  return sameMeasure.some((names) => names.includes(one) && names.includes(other))
}

/** The patient's own figures beside the limits a study set: outside one, it says nothing of this patient. */
export const limits: Criterion = ({ question, record: { profile } }) => {
  const told = figuresOf(question.patient).map((figure) => ({
    ...figure,
    limits: profile.limits.filter((limit) => isComparable(figure.value, limit)),
  }))
  const compared = told.filter(({ limits: found }) => found.length > 0)
  const broken = compared.flatMap(({ value, said, limits: found }) =>
    found.filter((limit) => limit.group === null && !holds(value, limit)).map((limit) => ({ said, limit })),
  )
  const time = timeBroken(question, profile.limits)
  if (told.length === 0 && time === null) return notAsked
  return {
    degree:
      time === 'broken' || broken.length > 0
        ? 'outside'
        : compared.length > 0 || time === 'held'
          ? 'inside'
          : 'untold',
    shares: {},
    // A time window that has passed does not open again; another figure may be acted on with care.
    isHard: time === 'broken',
    reason: {
      asked: broken.map(({ said }) => said),
      found: broken.map(({ limit }) => `${limit.measure} ${limit.op} ${limit.value} ${limit.unit}`.trim()),
    },
  }
}

/** What was typed, and what a disease implies where nothing was: 'dialysis' says it for the figure. */
function figuresOf({ values, impliedValues }: Question['patient']): { value: Value; said: string }[] {
  const untyped = impliedValues.filter(
    ({ measure }) => !values.some((typed) => isSameMeasure(typed.measure, measure)),
  )
  return [
    ...values.map((value) => ({ value, said: `${value.measure} ${value.value} ${value.unit}`.trim() })),
    ...untyped.map((value) => ({ value, said: value.text })),
  ]
}

/** Whether a study's limit is of the same measure as a patient's figure, in a unit that leads to the other. */
export function isComparable(value: Value, limit: Limit): boolean {
  return isSameMeasure(limit.measure, value.measure) && limitInUnitOf(value, limit) !== undefined
}

/** '2.5 mg/dL' of creatinine beside a figure in micromol/L is 221; undefined where no unit is known that leads from one to the other. */
function limitInUnitOf({ unit, units }: Value, limit: Pick<Limit, 'value' | 'unit'>): number | undefined {
  const [own, other] = [plainUnit(unit), plainUnit(limit.unit)]
  if (own === other || own === '' || other === '') return limit.value
  const factor = Object.entries(units).find(([name]) => plainUnit(name) === other)?.[1]
  return factor === undefined || factor === 0 ? undefined : limit.value * factor
}

/** One spelling of a unit, without what a record adds in brackets or the body surface that filtration is given for. */
function plainUnit(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/ \(.*$/u, '')
    .replaceAll(/[µμ]|micro(?=mol)/gu, 'u')
    .replace(/^micrograms?|^mcg/u, 'ug')
    .replace('²', '2')
    .replace(/\/1\.73 ?m2$/u, '')
    .replaceAll(' ', '')
}

/** Whether a patient's figure lies within a study's limit. */
export function holds(patient: Value, { op, ...other }: Limit): boolean {
  const { value, to, bound } = patient
  const limit = limitInUnitOf(patient, other)
  if (op === '=' || limit === undefined) return true
  const isUpper = op === '<' || op === '<='
  // 'Below 20' lies outside 'at least 30'; of 'at least 15' nobody knows.
  if (bound === 'below') return isUpper || value > limit
  if (bound === 'above') return !isUpper || value < limit
  // Of a range a part within is enough: only what lies outside as a whole breaks the limit.
  const upper = to ?? value
  return { '<': value < limit, '<=': value <= limit, '>': upper > limit, '>=': upper >= limit }[op]
}

const timeMeasure = /^time (?:from|since) (?:symptom )?(?:onset|last known well|stroke|injury|infarction)/u

/** 'LKW 14 h' beside 'within 4.5 hours of onset'. */
function timeBroken({ patient: { sinceHours } }: Question, all: readonly Limit[]): 'held' | 'broken' | null {
  if (sinceHours === null) return null
  const found = all.filter(isTimeLimit)
  if (found.length === 0) return null
  const value = hoursSince(sinceHours)
  const isPast = found.some((limit) => (limit.op === '<' || limit.op === '<=') && !holds(value, limit))
  return isPast ? 'broken' : 'held'
}

/** Whether a limit is the hours since the illness began. */
export function isTimeLimit({ measure, unit }: Pick<Limit, 'measure' | 'unit'>): boolean {
  return timeMeasure.test(measure) && /^(?:h|hours?)$/u.test(unit)
}

export function hoursSince(hours: number): Value {
  return {
    measure: '',
    value: hours,
    to: null,
    unit: 'h',
    assumedUnit: null,
    bound: 'at',
    text: '',
    units: { hours: 1, hour: 1 },
  }
}
