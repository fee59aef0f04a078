import { yearsOf } from '../../../understand/people/age.ts'
import type { Comparison } from '../asked.ts'

const range = /\baged? (\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})\b(?!\s*(?:months?|weeks?|days?))/u
const least = /\b(?:aged?|over) (\d{1,3})\b|\b(\d{1,3}) years? (?:or (?:older|more)|and (?:older|over))\b/u

/** Whether the source's people were not of the age asked about, or it does not say. */
export function lacksAge(comparison: Comparison): boolean {
  const population = comparison.candidate.document.facts?.population ?? null
  if (population === null) return false
  const ages = rangeOf(population)
  return askedAges(comparison).some((age) => ages === undefined || age < ages.from || age > ages.to)
}

/** People of forty and more tell less of those of seventy-five than people of seventy and more. */
const close = 15

/** Whether the people were of about the age asked about; true where none was. */
export function isOfAge(comparison: Comparison): boolean {
  const ages = rangeOf(comparison.candidate.document.facts?.population ?? '')
  return askedAges(comparison).every(
    (age) => ages !== undefined && age >= ages.from && age <= Math.min(ages.to, ages.from + close),
  )
}

function askedAges({ understood }: Comparison): number[] {
  return understood.population.flatMap((term) => yearsOf(term) ?? [])
}

function rangeOf(population: string): { from: number; to: number } | undefined {
  const [, from, to] = range.exec(population) ?? []
  if (to !== undefined) return { from: Number(from), to: Number(to) }
  const [, lowest, older] = least.exec(population) ?? []
  const limit = lowest ?? older
  return limit === undefined ? undefined : { from: Number(limit), to: Infinity }
}
