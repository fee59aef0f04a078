import { getIdentity } from '@auscult/contract/auth/auth.ts'
import {
  confirmEmailChange,
  getEmailChange,
  requestEmailChange,
  resendEmailChangeCode,
} from '@auscult/contract/auth/email-change.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { selfIdentity } from '../../testing/people.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

const wanted = 'ines.new@example.org'
const done = { statusCode: 200, message: 'Done' }
const waitFors = (data: { email: string } | null) =>
  server.handlers.set(getEmailChange, () => answered(getEmailChange, { data }))
const sent = (name: string) => server.received.filter(({ operation }) => operation === name)
const never = () => new Promise<never>(() => undefined)

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [selfIdentity] }))
  server.handlers.set(requestEmailChange, () => answered(requestEmailChange, done))
  waitFors(null)
  return () => vi.useRealTimers()
})

async function open() {
  await renderSignedIn(<ChangeEmailDialog open onOpenChange={() => undefined} />, ['settings', 'controls'])
  return {
    user: userEvent.setup(),
    dialog: within(await screen.findByRole('dialog', { name: 'Change Email' })),
  }
}

async function fillIn(email = wanted) {
  const opened = await open()
  await opened.user.type(await opened.dialog.findByLabelText('New email'), email)
  await opened.user.type(opened.dialog.getByLabelText('Current Password'), 'old secret')
  return { ...opened, button: opened.dialog.getByRole('button', { name: 'Send code' }) }
}

async function openCode() {
  waitFors({ email: wanted })
  const opened = await open()
  return { ...opened, boxes: await opened.dialog.findAllByRole('textbox') }
}

const typeCode = async (
  user: Awaited<ReturnType<typeof openCode>>['user'],
  boxes: readonly HTMLElement[],
) => {
  await user.click(boxes[0] ?? document.body)
  await user.keyboard('123456')
}

describe('another address', () => {
  it('is asked for with the password, and then its code', async () => {
    const { user, dialog, button } = await fillIn()
    expect(
      dialog.getByText(new RegExp(`Your account has the address ${selfIdentity.email}`, 'u')),
    ).toBeDefined()

    await user.click(button)

    expect(await dialog.findByText(new RegExp(`^If ${wanted} can be used`, 'u'))).toBeDefined()
    expect(sent('requestEmailChange')[0]?.body).toEqual({ email: wanted, currentPassword: 'old secret' })
    await waitFor(() => expect(document.activeElement).toBe(dialog.getAllByRole('textbox')[0]))
  })

  it('that is none is said once the field was left, and cannot be sent', async () => {
    const { dialog, button } = await fillIn('ines')

    expect(dialog.getByText('Enter an email address, such as name@example.org')).toBeDefined()
    expect(button).toHaveProperty('disabled', true)
  })

  it.each([
    [
      'the server has a word',
      refused(400, 'The current password is not right.'),
      'The current password is not right.',
    ],
    ['the server has none', { status: 500, answer: {} }, 'No code was sent. Please try again.'],
  ])('says why no code was sent where %s', async (_case, reply, words) => {
    server.handlers.set(requestEmailChange, () => reply)
    const { user, dialog, button } = await fillIn()

    await user.click(button)

    expect((await dialog.findByRole('alert')).textContent).toBe(words)
    await user.type(dialog.getByLabelText('Current Password'), '2')
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('is asked for once while it is on its way', async () => {
    server.handlers.set(requestEmailChange, never)
    const { user, dialog } = await fillIn()

    await user.keyboard('{Enter}{Enter}')

    expect(await dialog.findByRole('button', { name: 'Sending...' })).toBeDefined()
    expect(dialog.getByLabelText('New email')).toHaveProperty('readOnly', true)
    await waitFor(() => expect(sent('requestEmailChange')).toHaveLength(1))
  })
})

describe('the code', () => {
  it('is waited for when the dialog opens again, sends itself, and changes the address', async () => {
    server.handlers.set(confirmEmailChange, () => answered(confirmEmailChange, done))
    const { user, dialog, boxes } = await openCode()
    expect(boxes).toHaveLength(6)

    await typeCode(user, boxes)

    expect(
      await dialog.findByText(`The address of your account is ${wanted} now. Log in with it from now on.`),
    ).toBeDefined()
    expect(sent('confirmEmailChange')[0]?.body).toEqual({ otp: 123_456 })
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(dialog.getByRole('region', { name: 'Change Email' }))
  })

  it('that is wrong is said, and makes room for the next', async () => {
    server.handlers.set(confirmEmailChange, () => refused(400, 'The code is not right or has expired.'))
    const { user, dialog, boxes } = await openCode()

    await typeCode(user, boxes)

    expect((await dialog.findByRole('alert')).textContent).toBe('The code is not right or has expired.')
    await waitFor(() =>
      expect(boxes.map((box) => box.getAttribute('value'))).toEqual(Array.from({ length: 6 }, () => '')),
    )
    expect(sent('confirmEmailChange')).toHaveLength(1)
  })

  it('stays where no answer came, and can be sent again', async () => {
    server.handlers.set(confirmEmailChange, () => Promise.reject(new TypeError('Failed to fetch')))
    const { user, dialog, boxes } = await openCode()

    await typeCode(user, boxes)

    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The address was not changed. Please try again.',
    )
    expect(dialog.getByRole('button', { name: 'Change Email' })).toHaveProperty('disabled', false)
  })

  it('can be had anew after half a minute', async () => {
    server.handlers.set(resendEmailChangeCode, () => answered(resendEmailChangeCode, done))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
    const { user, dialog } = await openCode()
    expect(dialog.getByRole('button', { name: /^Resend code in 00:/u })).toHaveProperty('disabled', true)
    await act(() => vi.advanceTimersByTimeAsync(30_000))

    await user.click(await dialog.findByRole('button', { name: 'Resend code' }))

    expect(await dialog.findByText('A new code is on its way. The old one no longer works.')).toBeDefined()
  })

  it('can be left for another address', async () => {
    const { user, dialog } = await openCode()

    await user.click(dialog.getByRole('button', { name: 'Use another address' }))

    expect(await dialog.findByLabelText('New email')).toBeDefined()
  })
})

describe('whether a code is waited for', () => {
  it('is looked up', async () => {
    server.handlers.set(getEmailChange, never)

    const { dialog } = await open()

    expect(dialog.getByText('Looking whether a code is waited for...')).toBeDefined()
  })

  it('is asked again where it did not come', async () => {
    server.handlers.set(getEmailChange, () => ({ status: 400, answer: {} }))
    const { user, dialog } = await open()
    expect(await dialog.findByText('Failed to load data. Please try again.')).toBeDefined()
    waitFors(null)

    await user.click(dialog.getByRole('button', { name: 'Try again' }))

    expect(await dialog.findByLabelText('New email')).toBeDefined()
  })
})
