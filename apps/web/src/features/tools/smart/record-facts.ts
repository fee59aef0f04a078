import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import type { CalculatorId } from '@auscult/calculators/calculator.ts'
import { Fill, fillItems, wordless } from '@auscult/contract/tools/calculator-facts.ts'
import {
  adultFromYears,
  ObservationCode,
  readFhirFacts,
  type FhirFacts,
} from '@auscult/contract/tools/fhir-facts.ts'
import type { FilledItem } from '@auscult/contract/ai/tools.ts'
import { z } from 'zod'
import names from '../../../../../../content/tools/calculators.json'
import codes from '../../../../../../content/tools/observations.json'

export const observationCodes = z.array(ObservationCode).parse(codes)

const rows = z.array(z.object({ id: z.string(), fills: z.array(Fill) })).parse(names)

export type FilledCalculator = {
  id: CalculatorId
  items: number
  filled: { item: string; value: FilledItem['value'] }[]
}

/** What a record tells, and what of each calculator it fills in, those that are nearly whole ahead; nothing of a child's. */
export function fillFromRecord(
  resources: readonly unknown[],
  now: Date,
): { facts: FhirFacts; isChild: boolean; calculators: FilledCalculator[] } {
  const facts = readFhirFacts(resources, observationCodes, now)
  const isChild = facts.ageYears !== null && facts.ageYears < adultFromYears
  const calculators = allCalculators.map(({ id, items }) => {
    const fills = rows.find((row) => row.id === id)?.fills ?? []
    const filled = isChild ? [] : fillItems(fills, { ...facts, ...wordless })
    return { id, items: items.length, filled: [...filled].map(([item, value]) => ({ item, value })) }
  })
  return { facts, isChild, calculators: calculators.toSorted((a, b) => shareOf(b) - shareOf(a)) }
}

function shareOf({ filled, items }: FilledCalculator): number {
  return filled.length / items
}
