import type { CalculatorId, Item, Value } from '@auscult/calculators/calculator.ts'
import type { Filled } from '../../../lib/filled-items.ts'
import { asksAfter } from '@auscult/calculators/sirs-sepsis.ts'
import type { PartlyKnown } from '@auscult/calculators/possible-outcomes.ts'

/** What an item that nobody can answer now is called among the options. */
export const unknown = 'unknown'

/** In the Glasgow Coma Scale it is a finding of its own, in all others a gap. */
export function unknownLabel(id: CalculatorId): 'calculators.notTestable' | 'calculators.unknown' {
  return id === 'gcs' ? 'calculators.notTestable' : 'calculators.unknown'
}

/** What stands chosen on a page that nobody has touched. */
export function initialAnswers(items: readonly Item[]): PartlyKnown {
  return Object.fromEntries(items.flatMap(({ name, initial }) => (initial === null ? [] : [[name, initial]])))
}

/** The same with what a question told already; what is no option of an item is left out. */
export function filledAnswers(items: readonly Item[], filled: Filled): PartlyKnown {
  const told = items.flatMap(({ name, options }) => {
    const value = filled[name]
    const isOption = value === null || options.some((option) => option.value === value)
    return value === undefined || !isOption ? [] : [[name, value] as const]
  })
  return { ...initialAnswers(items), ...Object.fromEntries(told) }
}

/** The chosen option as its button calls it; null where nothing is chosen. */
export function chosenOption(answers: PartlyKnown, { name }: Item): string | null {
  const value = answers[name]
  return value === undefined ? null : value === null ? unknown : String(value)
}

/** The answers after a press. Throws nothing: what is no option changes nothing. */
export function withAnswer(answers: PartlyKnown, item: Item, option: string): PartlyKnown {
  const found = item.options.find(({ value }) => String(value) === option)
  if (found === undefined && option !== unknown) return answers
  return withoutOrphans({ ...answers, [item.name]: found === undefined ? null : found.value })
}

/** The item that has to be answered yes before this one is asked; undefined where it may be answered. */
export function awaitedItem(answers: PartlyKnown, name: string): string | undefined {
  const before = asksAfter[name]
  return before === undefined || answers[before] === true ? undefined : before
}

/** An answer whose question is no longer asked goes, so that no answers contradict each other. */
function withoutOrphans(answers: PartlyKnown): PartlyKnown {
  const orphan = Object.keys(answers).find((name) => awaitedItem(answers, name) !== undefined)
  if (orphan === undefined) return answers
  const { [orphan]: _gone, ...rest } = answers
  return withoutOrphans(rest)
}

/** The answers, where all of them are known. */
export function knownAnswers(answers: PartlyKnown): Record<string, Value> | undefined {
  const known: Record<string, Value> = {}
  for (const [name, value] of Object.entries(answers)) {
    if (value === null) return undefined
    known[name] = value
  }
  return known
}
