import { calculateQsofa } from '@auscult/contract/tools/calcs-acute.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { answered, startSealedServer } from '../../../testing/sealed-server.ts'
import { toRecordState } from '../../../lib/filled-items.ts'
import { calculate, open, result } from './calculator-page.fixture.tsx'
import { calculatorPages } from './calculator-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  server = await startSealedServer()
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

  expect(await result().findByText(says)).toBeDefined()
  expect(screen.getAllByText(says, { ignore: 'li' })).toHaveLength(2)
})

it("asks the server nothing of a patient's record, and asks again once it is put away", async () => {
  server.handlers.set(calculateQsofa, () =>
    answered(calculateQsofa, { score: 0, mortalityRisk: '~3-7%', interpretation: 'Low' }),
  )
  const user = await open('qsofa', toRecordState([{ item: 'sbp_100_or_less', value: true }]))

  await user.click(calculate())
  expect(await result().findByText(/Nothing that a record tells is sent to the server/u)).toBeDefined()
  expect(server.received).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await user.click(calculate())
  await waitFor(() => expect(server.received).toHaveLength(1))
})

function HistoryState() {
  return <p>History: {JSON.stringify(useLocation().state)}</p>
}
