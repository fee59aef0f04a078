import type { Value } from './question.ts'

const bodyHeat = String.raw`(?<value>3[4-9]|4[0-2])(?:[.,](?<tenths>\d))?`
/** '39.2°C', '38 C'. */
const inCelsius = new RegExp(String.raw`(?<![\d.,])\b${bodyHeat} ?(?:° ?c?|c)\b`, 'u')
/** Behind an age or first of all, with tenths: '3 wk old 38.4', '2yo f, 39,5', '38.8 day 9 after FEC'. */
const behindAge = new RegExp(
  String.raw`(?:^|\d ?-?(?:y\/?o?|yrs?|years?|mo|mths?|months?|wks?|weeks?|w|d|days?|j|jahre?|monate?|wochen?|tage?|aa?|anni|mesi|mese|settimane|giorni|gg|anos?|meses|mes|semanas|dias)?(?: ?-?(?:old|alt))?(?: ?[mf])?,? )${bodyHeat}(?<=[.,]\d)(?!\d|[.,]\d| ?(?:%|[km]?g\b|[cm]m\b|ml\b|weeks?\b|wks?\b|w\b|ssw\b|sem\b|h\b))`,
  'u',
)

/** '224/128', and no dose of two drugs: '49/51', '875/125', '92/55/22'. */
const pressures =
  /(?<![\d.,/])(?<systolic>\d{2,3})\/(?<diastolic>\d{2,3})(?![\d/]|[.,]\d|\s?(?:mg|mcg|ug|g|ml|units?)\b)/u
const plausible = { systolic: [60, 280], diastolic: [30, 160], apart: [15, 120] } as const

/** Figures that tell by their form alone what they are: a temperature, a blood pressure. */
export function readNameless(folded: string): Value[] {
  return [...readTemperature(folded), ...readPressures(folded)]
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most
}

function readPressures(folded: string): Value[] {
  const found = pressures.exec(folded)
  const [systolic, diastolic] = [Number(found?.groups?.['systolic']), Number(found?.groups?.['diastolic'])]
  if (
    found === null ||
    !isWithin(systolic, plausible.systolic) ||
    !isWithin(diastolic, plausible.diastolic) ||
    !isWithin(systolic - diastolic, plausible.apart)
  )
    return []
  return [
    toValue('systolic blood pressure', systolic, 'mmHg', found[0]),
    toValue('diastolic blood pressure', diastolic, 'mmHg', found[0]),
  ]
}

/** A temperature without its name. */
function readTemperature(folded: string): Value[] {
  const found = inCelsius.exec(folded) ?? behindAge.exec(folded)
  if (found === null) return []
  const { value = '', tenths = '0' } = found.groups ?? {}
  const text = found[0].slice(found[0].lastIndexOf(value))
  return [toValue('temperature', Number(`${value}.${tenths}`), '°C', text)]
}

function toValue(measure: string, value: number, unit: string, text: string): Value {
  return { measure, value, to: null, unit, assumedUnit: null, bound: 'at', text, units: {} }
}
