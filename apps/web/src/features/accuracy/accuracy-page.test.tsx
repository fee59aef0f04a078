import { type AccuracyFigure, getAccuracy } from '@auscult/contract/public/accuracy.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { AccuracyPage } from './accuracy-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  server = await startSealedServer()
  return () => vi.unstubAllGlobals()
})

const abstention: AccuracyFigure = {
  id: 'clinicians-abstention-two',
  measure: 'abstains when due / refuses wrongly',
  set: 'questions of clinicians, 76 and 23',
  parts: [
    { name: '', value: 0.955, unit: 'percent', floor: 0.9, goal: 0.97, better: 'higher' },
    { name: '', value: 0.14, unit: 'percent', floor: 0.1, goal: 0.03, better: 'lower' },
  ],
  reached: 'short',
  measuredOn: '2026-11-20',
  commit: 'abc1234',
}

const open = () => renderSignedIn(<AccuracyPage />, ['ui', 'accuracy', 'layout'])

it('shows a person each figure with what it means, what it had to reach, and when it was measured', async () => {
  const unknown = { ...abstention, id: 'something-new', measure: 'something new', reached: 'goal' as const }
  server.handlers.set(getAccuracy, () => answered(getAccuracy, { figures: [abstention, unknown] }))

  await open()

  const heading = await screen.findByRole('heading', { name: 'Silent when it should be, and only then' })
  const told = within(heading.parentElement ?? document.body)
  expect(told.getByText('Rightly not answered')).toBeDefined()
  expect(told.getByText('Measured 95.5% · floor 90% · goal 97%')).toBeDefined()
  expect(told.getByText('Measured 14% · floor 10% · goal 3%')).toBeDefined()
  expect(told.getByText('Falls short')).toBeDefined()
  expect(told.getByText('Clinicians’ questions, the half nobody has read')).toBeDefined()
  expect(screen.getAllByText('Measured on 20 November 2026, version abc1234.')).toHaveLength(1)
  expect(screen.getByRole('button', { name: /theme$/u })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'something new' })).toBeDefined()
  expect(screen.getByText('1 of 2 figures reach their floor.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What these figures are not' })).toBeDefined()
})

it('keeps the terms of the field behind a button', async () => {
  const ranked: AccuracyFigure = {
    ...abstention,
    id: 'retrieval-pubmedqa',
    measure: 'known paper found',
    set: 'PubMedQA dev among 200,000',
    parts: [{ name: 'R@10', value: 0.976, unit: 'decimal', floor: 0.975, goal: 0.985, better: 'higher' }],
  }
  server.handlers.set(getAccuracy, () => answered(getAccuracy, { figures: [ranked] }))
  await open()
  await screen.findByText('Among the first ten found')
  expect(document.body.textContent).not.toMatch(/R@10|PubMedQA/u)

  await userEvent.click(screen.getByRole('button', { name: 'Show the field’s terms' }))

  expect(screen.getByText('R@10')).toBeDefined()
  expect(screen.getByText('Known paper found. PubMedQA dev among 200,000.')).toBeDefined()
})

it('dates each figure where they were not measured in one run', async () => {
  const later = { ...abstention, id: 'verdict', commit: 'def5678' }
  server.handlers.set(getAccuracy, () => answered(getAccuracy, { figures: [abstention, later] }))

  await open()

  expect(await screen.findByText('Measured on 20 November 2026, version abc1234.')).toBeDefined()
  expect(screen.getByText('Measured on 20 November 2026, version def5678.')).toBeDefined()
})

it('says while the figures are on their way that they are', async () => {
  server.handlers.set(getAccuracy, () => new Promise(() => undefined))

  await open()

  expect(screen.getByRole('status').textContent).toBe('Loading the figures')
})

it('says that nothing was measured where nothing was', async () => {
  server.handlers.set(getAccuracy, () => answered(getAccuracy, { figures: [] }))

  await open()

  expect(await screen.findByText(/Nothing has been measured/u)).toBeDefined()
})

it('lets a person try again when the figures do not come', async () => {
  server.handlers.set(getAccuracy, () => refused(400, 'No'))
  await open()
  const alert = await screen.findByRole('alert', undefined, { timeout: 5_000 })
  expect(alert.textContent).toContain('could not be loaded')
  server.handlers.set(getAccuracy, () => answered(getAccuracy, { figures: [abstention] }))

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText(/95\.5%/u)).toBeDefined()
})
