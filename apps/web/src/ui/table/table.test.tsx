import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../testing/render-ui.tsx'
import { type Column, Table } from './table.tsx'

type Lab = { name: string; low: number; high: number }

const columns: Column<Lab>[] = [
  { id: 'name', title: 'Test', cell: ({ name }) => name },
  { id: 'low', title: 'From', cell: ({ low }) => low, isNumber: true },
  { id: 'high', title: 'To', cell: ({ high }) => high, isNumber: true },
]
const rows = [
  { name: 'Sodium', low: 135, high: 145 },
  { name: 'Potassium', low: 3.5, high: 5 },
]
const table = (isWide: boolean) => (
  <Table caption="Electrolytes" columns={columns} rows={rows} keyOf={({ name }) => name} isWide={isWide} />
)

it('is a table with a name, and headers for columns and rows', async () => {
  await renderUi(table(false))

  expect(screen.getByRole('table', { name: 'Electrolytes' })).toBeDefined()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Test',
    'From',
    'To',
  ])
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Sodium',
    'Potassium',
  ])
})

it('numbers stand to the right under the title of their column', async () => {
  await renderUi(table(false))

  expect(screen.getByRole('columnheader', { name: 'From' }).className).toContain('text-right')
  expect(screen.getByRole('cell', { name: '3.5' }).className).toContain('text-right')
})

it('on a card each cell names its column', async () => {
  await renderUi(table(false))

  expect(screen.getByRole('cell', { name: '145' }).dataset['title']).toBe('To')
})

const cards = () => screen.getByRole('table').dataset['cards']

it('is a list of cards on a phone, of sentences on a tablet too, and never where it scrolls', async () => {
  const props = { caption: 'Electrolytes', columns, rows, keyOf: ({ name }: Lab) => name }
  const { rerender } = await renderUi(<Table {...props} />)
  expect(cards()).toBe('phone')

  rerender(<Table {...props} cards="tablet" />)
  expect(cards()).toBe('tablet')

  rerender(<Table {...props} isWide />)
  expect(cards()).toBeUndefined()
})

it('a wide one scrolls in a box that the keyboard reaches, named by the caption', async () => {
  const { user } = await renderUi(table(true))

  await user.tab()

  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Electrolytes' }))
})
