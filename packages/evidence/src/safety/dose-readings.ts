import type { Limit } from './compiled-rule.ts'
import type { Dose } from './dose.ts'
import type { Reading } from './patient-figures.ts'
import type { Holding } from './holding.ts'
import { type Facts, termsAbove } from './question-facts.ts'

const milligrams: Readonly<Record<string, number>> = { mg: 1, g: 1000, mcg: 0.001 }
const hours: Readonly<Record<string, number>> = { h: 1, min: 1 / 60 }

/** The dose of the drug that a limit on doses is about, in the limit's own unit; empty where it is told in none that can be compared. */
export function readDosesFor(
  { measure, of, unit }: Limit,
  { facts, subject }: { facts: Facts; subject: Holding },
): Reading[] {
  const holding = of === null ? subject : facts.acts.find(({ concept }) => termsAbove(concept).has(of.term))
  const dose = holding?.dose ?? null
  if (dose === null || Number.isNaN(dose.amount)) return []
  const reading = (value: number): Reading[] => [{ measure, value, bound: 'at', text: dose.text }]
  if (measure === 'infusion rate') {
    const rate = rateIn(unit?.toLowerCase() ?? '', dose)
    return rate === undefined ? [] : reading(rate)
  }
  const mg = dose.amount * (milligrams[dose.unit ?? ''] ?? Number.NaN)
  if (Number.isNaN(mg)) return []
  if (measure === 'dose per m2') return dose.per === 'm2' ? reading(mg) : []
  const { weightKg } = facts.question.patient
  if (measure === 'dose per kg') {
    if (dose.per === 'kg') return reading(mg)
    return dose.per === '' && weightKg !== null ? reading(mg / weightKg) : []
  }
  if (dose.per !== '' && dose.per !== 'day') return []
  return reading(measure === 'daily dose' ? mg * (dose.timesPerDay ?? 1) : mg)
}

/** '20 mmol/h', and '40 mmol over 5 min' of 480 mmol/h; undefined where no rate is told, or one by another size. */
function rateIn(wanted: string, { amount, unit, per, overHours }: Dose): number | undefined {
  const [amountUnit = '', ...wantedPer] = wanted.split('/')
  const told = overHours === null ? per.split('/') : [...(per === '' ? [] : [per]), 'h']
  const amounts = amountIn(amountUnit, overHours === null ? amount : amount / overHours, unit)
  const from = hours[told.at(-1) ?? '']
  const to = hours[wantedPer.at(-1) ?? '']
  const isSameSize = told.slice(0, -1).join('/') === wantedPer.slice(0, -1).join('/')
  if (amounts === undefined || from === undefined || to === undefined || !isSameSize) return undefined
  return (amounts / from) * to
}

function amountIn(wanted: string, amount: number, unit: string | null): number | undefined {
  if (unit === wanted) return amount
  const [from, to] = [milligrams[unit ?? ''], milligrams[wanted]]
  return from === undefined || to === undefined ? undefined : (amount * from) / to
}
