import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { startSealedServer } from '../../../testing/sealed-server.ts'
import { calculatorPages } from './calculator-page.tsx'

beforeEach(async () => {
  await startSealedServer()
  return () => vi.unstubAllGlobals()
})

it('leaves what a question told in no history entry, where the next person could go back to it', async () => {
  const Page = calculatorPages['cha2-ds2-vasc']
  const page = (
    <>
      <Page />
      <HistoryState />
    </>
  )
  await renderSignedIn(page, ['ui', 'controls', 'evidence', 'tools'], 'user-1', {
    filled: { hypertension: true },
  })

  expect(await screen.findByText('History: null')).toBeDefined()
  expect(
    within(screen.getByRole('radiogroup', { name: 'Hypertension' }))
      .getByRole('radio', { name: 'Yes' })
      .getAttribute('aria-checked'),
  ).toBe('true')
})

function HistoryState() {
  return <p>History: {JSON.stringify(useLocation().state)}</p>
}
