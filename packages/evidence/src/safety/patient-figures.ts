import type { Question } from '../question/question.ts'
import { convert, findMeasure, type MeasureName } from './measures.ts'
import { readSodiumRise } from './sodium-rise.ts'
import { readToldFigures } from './told-figures.ts'
import { readTrends } from './trends.ts'

export const adultFrom = 18
export const olderFrom = 65
export const daysPerYear = 365.25

/** A figure in the measure's own unit; `unit` and `text` as read. */
export type Reading = {
  measure: MeasureName
  value: number
  bound: 'at' | 'below' | 'above'
  text: string
}

/** Which ages a group of people is of, where no age is typed. */
const ageOfGroup: Readonly<Record<string, readonly [number, 'below' | 'above']>> = {
  'older adults': [olderFrom, 'above'],
  children: [adultFrom, 'below'],
  adolescents: [adultFrom, 'below'],
  'preschool children': [6, 'below'],
  infants: [1, 'below'],
  neonates: [28 / daysPerYear, 'below'],
}

/** Every figure of the question that rules may set a limit on. */
export function readFigures(question: Question): ReadonlyMap<MeasureName, readonly Reading[]> {
  const { patient, tokens } = question
  const readings: Reading[] = []
  const add = (measure: MeasureName, value: number | null, text: string, bound: Reading['bound'] = 'at') => {
    if (value !== null) readings.push({ measure, value, bound, text })
  }
  // Where nobody can tell which unit was meant, each reading may be the danger.
  const unsure = patient.unsureValues.flatMap(({ readings: each }) => each.map(({ value }) => value))
  for (const { measure: name, value, to, unit, bound, text } of [...patient.values, ...unsure]) {
    const measure = findMeasure(name)
    if (measure === undefined) continue
    // Either end of a range may be the danger.
    for (const end of to === null ? [value] : [value, to])
      add(measure, convert(measure, end, unit) ?? null, text, bound)
  }
  add('age', patient.ageYears, `${patient.ageYears ?? ''} years`)
  if (patient.ageYears === null)
    for (const { term } of question.people) {
      const [years, bound] = ageOfGroup[term] ?? []
      if (years !== undefined && bound !== undefined) add('age', years, term, bound)
    }
  add('gestational age', patient.gestationWeeks, `${patient.gestationWeeks ?? ''} weeks of pregnancy`)
  add('weight', patient.weightKg, `${patient.weightKg ?? ''} kg`)
  add('hours since onset', patient.sinceHours, `${patient.sinceHours ?? ''} hours`)
  const known = new Set(readings.map(({ measure }) => measure))
  for (const { measure, value, text } of readToldFigures(tokens))
    if (!known.has(measure)) add(measure, value, text)
  for (const { measure, value, text } of readTrends(question.text)) add(measure, value, text)
  const sodium = readings.flatMap(({ measure, value }) => (measure === 'sodium' ? [value] : []))
  const rise = readSodiumRise(question.text, sodium)
  add('sodium rise', rise, `sodium up by ${rise ?? ''} mmol/L`)
  const weightKg = readings.find(({ measure }) => measure === 'weight')?.value ?? null
  add('CrCl', clearanceOf(patient, weightKg), 'calculated creatinine clearance')
  return Map.groupBy(readings, ({ measure }) => measure)
}

/** Cockcroft and Gault, Nephron 1976 (PMID 1244564); µmol/L, kg and years, so the constant is 1.23 for men and 1.04 for women. */
function clearanceOf({ ageYears, sex, values }: Question['patient'], weightKg: number | null): number | null {
  const creatinine = values.find(({ measure }) => findMeasure(measure) === 'creatinine')
  const umolPerL =
    creatinine === undefined ? undefined : convert('creatinine', creatinine.value, creatinine.unit)
  const isTold = values.some(({ measure }) => ['CrCl', 'eGFR'].includes(findMeasure(measure) ?? ''))
  if (isTold || umolPerL === undefined || ageYears === null || weightKg === null || sex === null) return null
  if (ageYears < adultFrom) return null
  return ((140 - ageYears) * weightKg * (sex === 'male' ? 1.23 : 1.04)) / umolPerL
}
