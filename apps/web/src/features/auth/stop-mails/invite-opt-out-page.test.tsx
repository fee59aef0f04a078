import { refuseInvites } from '@auscult/contract/people/invite.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts, startI18n } from '../../../lib/language/i18n.ts'
import { renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { InviteOptOutPage } from './invite-opt-out-page.tsx'

const asked: unknown[] = []

beforeAll(async () => {
  await startI18n('en-GB')
  await loadTexts('circle')
})

beforeEach(async () => {
  const server = await startSealedServer()
  asked.length = 0
  server.handlers.set(refuseInvites, ({ body }) => {
    asked.push(body)
    return answered(refuseInvites, { statusCode: 200, message: 'Done' })
  })
  return () => vi.unstubAllGlobals()
})

it('asks before it stops invitations, and says that it did', async () => {
  await renderAccess('/invite-opt-out?token=abc', <InviteOptOutPage />)
  expect(asked).toEqual([])

  await userEvent.setup().click(screen.getByRole('button', { name: 'Stop invitations' }))

  expect(await screen.findByText(/No invitation will be sent to your address any more/u)).toBeDefined()
  expect(asked).toEqual([{ token: 'abc' }])
})

it('says that a link without its token cannot be used', async () => {
  await renderAccess('/invite-opt-out', <InviteOptOutPage />)

  expect(screen.getByText(/This link is not complete/u)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Stop invitations' })).toBeNull()
})

it('keeps the button where the server refuses, and says why', async () => {
  const server = await startSealedServer()
  server.handlers.set(refuseInvites, () => refused(400, 'That link does not work.'))
  await renderAccess('/invite-opt-out?token=abc', <InviteOptOutPage />)

  await userEvent.setup().click(screen.getByRole('button', { name: 'Stop invitations' }))

  expect(await screen.findByText('That link does not work.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Stop invitations' })).toBeDefined()
})
