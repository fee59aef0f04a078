import { endWeeklyMail } from '@auscult/contract/posts/mail.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts, startI18n } from '../../../lib/language/i18n.ts'
import { renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { EndWeeklyMailPage } from './end-weekly-mail-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeAll(async () => {
  await startI18n('en-GB')
  await loadTexts('settings')
})

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(endWeeklyMail, () => answered(endWeeklyMail, { statusCode: 200, message: 'Done' }))
  return () => vi.unstubAllGlobals()
})

const ended = () => server.received.filter(({ operation }) => operation === 'endWeeklyMail')
const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'End the weekly mail' }))

it('asks before it ends the mail, and says that it did', async () => {
  await renderAccess('/end-weekly-mail?token=abc', <EndWeeklyMailPage />)
  expect(ended()).toEqual([])

  await press()

  expect(await screen.findByText('No weekly mail will be sent to you any more.')).toBeDefined()
  expect(ended().map(({ query }) => query.get('token'))).toEqual(['abc'])
})

it('says that a link without its token cannot be used', async () => {
  await renderAccess('/end-weekly-mail', <EndWeeklyMailPage />)

  expect(screen.getByText(/This link is not complete/u)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'End the weekly mail' })).toBeNull()
})

it('keeps the button where the server refuses, and says why', async () => {
  server.handlers.set(endWeeklyMail, () => refused(400, 'This link is not valid.'))
  await renderAccess('/end-weekly-mail?token=abc', <EndWeeklyMailPage />)

  await press()

  expect(await screen.findByText('This link is not valid.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'End the weekly mail' })).toBeDefined()
})
