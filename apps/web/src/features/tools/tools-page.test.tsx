import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { CalculatorListPage } from './calculators/calculator-list-page.tsx'
import { rememberUsed } from './calculators/recently-used.ts'
import { ToolsPage } from './tools-page.tsx'

const texts = ['ui', 'controls', 'tools']

it('leads to the three tools', async () => {
  await renderSignedIn(<ToolsPage />, texts)

  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Clinical Calculators & Scores', '/tools/calcs'],
    ['Laboratory Reference Guide', '/tools/lab-values'],
    ['Empiric Antibiotic Guide', '/tools/antibiotics'],
  ])
})

it('tells of the certification, and marks what the operator has to fill in', async () => {
  await renderSignedIn(<ToolsPage />, texts)

  await userEvent.click(screen.getByRole('button', { name: 'Learn More' }))

  expect(await screen.findByText('v1.0')).toBeDefined()
  const dialog = within(screen.getByRole('dialog', { name: 'Certification' }))
  expect(dialog.getByText('23 June 2025')).toBeDefined()
  for (const name of ['Intended purpose', 'Intended user', 'How to use', 'Warnings', 'Instructions for Use'])
    expect(dialog.getByRole('heading', { name })).toBeDefined()
  expect(dialog.getAllByText('(to be filled in by the operator)')).toHaveLength(4)
})

it('lists nine calculators by the addresses of the specification', async () => {
  await renderSignedIn(<CalculatorListPage />, texts)

  expect(screen.getByText('Choose a score. The server checks your answers and keeps none.')).toBeDefined()
  const all = within(screen.getByRole('region', { name: 'All calculators' }))
  expect(all.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [
      'cha2-ds2-vasc',
      'has-bled',
      'heart',
      'wells-dvt',
      'wells-pe',
      'qsofa',
      'curb-65',
      'sirs-sepsis',
      'gcs',
    ].map((id) => `/tools/calcs/${id}`),
  )
  expect(screen.queryByRole('region', { name: 'Recently used' })).toBeNull()
})

it('puts those used last ahead, three of them, newest first', async () => {
  for (const id of ['gcs', 'heart', 'qsofa', 'heart', 'curb-65'] as const) rememberUsed(id)

  await renderSignedIn(<CalculatorListPage />, texts)

  const recent = within(screen.getByRole('region', { name: 'Recently used' }))
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'CURB-65',
    'HEART',
    'qSOFA',
  ])
})
