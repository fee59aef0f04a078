import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import type { Calculator, Outcome } from '@auscult/calculators/calculator.ts'
import { listPossibleOutcomes } from '@auscult/calculators/possible-outcomes.ts'
import { describe, expect, it } from 'vitest'
import { readToolsContent } from './read-content.ts'

const { calculators } = await readToolsContent(new URL('../../../../../content/', import.meta.url))

/** All that a calculator can come to, its optional questions answered or not. */
function allOutcomes(calculator: Calculator): Outcome[] {
  const all = Object.fromEntries(calculator.items.map(({ name }) => [name, null]))
  const required = Object.fromEntries(
    calculator.items.filter(({ isOptional }) => !isOptional).map(({ name }) => [name, null]),
  )
  return [...listPossibleOutcomes(calculator, all), ...listPossibleOutcomes(calculator, required)]
}

describe.each(allCalculators)('the texts of $id', (calculator) => {
  const texts = calculators.get(calculator.id)

  it('are about this calculator, item by item, option by option', () => {
    expect(texts?.id).toBe(calculator.id)
    expect(texts?.items.map(({ name }) => name)).toEqual(calculator.items.map(({ name }) => name))
    for (const [nth, { options }] of calculator.items.entries()) {
      const told = texts?.items[nth]?.options ?? { false: 'No', true: 'Yes' }
      expect(Object.keys(told).toSorted()).toEqual(options.map(({ value }) => String(value)).toSorted())
    }
  })

  it('have words for all it can come to, and no others', () => {
    const outcomes = allOutcomes(calculator)
    const reached = (list: (outcome: Outcome) => readonly string[]) =>
      [...new Set(outcomes.flatMap((outcome) => list(outcome)))].toSorted()

    expect(Object.keys(texts?.levels ?? {}).toSorted()).toEqual(reached(({ levels }) => levels))
    expect(Object.keys(texts?.risks ?? {}).toSorted()).toEqual(
      reached(({ risks }) => risks.map(({ of }) => of)),
    )
    expect(Object.keys(texts?.contradictions ?? {}).toSorted()).toEqual(
      reached(({ contradictions }) => contradictions ?? []),
    )
  })

  it('have as many cells in each row as the head of their table', () => {
    const { head, rows } = texts?.interpretation ?? { head: [], rows: [] }

    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter((row) => row.length !== head.length)).toEqual([])
  })

  it('tell in their table the figures that the calculator gives', () => {
    const told = texts?.interpretation.rows.flat() ?? []
    const figures = allOutcomes(calculator).flatMap(({ risks }) =>
      risks.map(({ text }) => text.replace('%', '')),
    )

    expect([...new Set(figures)].filter((figure) => !told.includes(figure))).toEqual([])
  })
})
