import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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

it('says beside the items and the result whom the score is not for, by what the question told', async () => {
  const Page = calculatorPages['wells-pe']
  const says = 'Pregnancy: use the adapted YEARS pathway.'
  await renderSignedIn(<Page />, ['ui', 'controls', 'evidence', 'tools'], 'user-1', {
    filled: {},
    notFor: [says],
  })

  await userEvent.setup().click(await screen.findByRole('button', { name: 'Calculate' }))

  const result = await screen.findByRole('region', { name: 'Result' })
  expect(await within(result).findByText(says)).toBeDefined()
  expect(screen.getAllByText(says, { ignore: 'li' })).toHaveLength(2)
})

function HistoryState() {
  return <p>History: {JSON.stringify(useLocation().state)}</p>
}
