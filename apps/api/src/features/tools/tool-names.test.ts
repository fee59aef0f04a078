import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { readToolContent } from '@auscult/evidence/tools/tool-content.ts'
import { expect, it } from 'vitest'

const { calculators } = await readToolContent(new URL('../../../../../content/', import.meta.url).pathname)

it('each calculator is asked for by a name', () => {
  expect(calculators.map(({ row }) => row.id).toSorted()).toEqual(
    allCalculators.map(({ id }) => id).toSorted(),
  )
})

it.each(allCalculators)('what a question tells of $id is an option of one of its items', ({ id, items }) => {
  const fills = calculators.find(({ row }) => row.id === id)?.row.fills ?? []

  for (const { item, value } of fills)
    expect(
      items.find(({ name }) => name === item)?.options.map((option) => option.value),
      item,
    ).toContain(value)
})
