import { sendInvite } from '@auscult/contract/people/invite.ts'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../testing/sealed-server.ts'
import { InviteDialog } from './invite-dialog.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  server = await startSealedServer()
  return () => vi.unstubAllGlobals()
})

async function openInvite() {
  const handleOpenChange = vi.fn<(open: boolean) => void>()
  await renderSignedIn(<InviteDialog open onOpenChange={handleOpenChange} />, ['circle'])
  return { handleOpenChange, user: userEvent.setup(), field: await screen.findByLabelText('Email address') }
}

describe('an invite', () => {
  it('is sent, says so and closes after two seconds', async () => {
    server.handlers.set(sendInvite, () => answered(sendInvite, { statusCode: 200, message: 'Sent' }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { handleOpenChange, user, field } = await openInvite()

    await user.type(field, 'new@example.org')
    await user.click(screen.getByRole('button', { name: 'Send invite' }))

    expect(
      await screen.findByText('If the address can be invited, an invite is on its way to it.'),
    ).toBeDefined()
    expect(handleOpenChange).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(handleOpenChange).toHaveBeenCalledWith(false)
    vi.useRealTimers()
  })

  it('waits for an address', async () => {
    const { user, field } = await openInvite()

    await user.type(field, 'n')
    await user.clear(field)
    await user.keyboard('{Enter}')

    expect(await screen.findByText('Please enter an email address')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send invite' })).toHaveProperty('disabled', true)
    expect(server.received.map(({ operation }) => operation)).not.toContain('sendInvite')
  })

  it.each([
    ['has a word', refused(429, 'Too many invites today.'), 'Too many invites today.'],
    ['has none', { status: 500, answer: {} }, 'Failed to send invite. Please try again.'],
  ])('says that it failed where the server %s', async (_case, reply, words) => {
    server.handlers.set(sendInvite, () => reply)
    const { user, field } = await openInvite()

    await user.type(field, 'new@example.org')
    await user.click(screen.getByRole('button', { name: 'Send invite' }))

    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })
})
