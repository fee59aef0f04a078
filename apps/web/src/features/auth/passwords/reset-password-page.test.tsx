import { resetPassword } from '@auscult/contract/auth/auth.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession, storageKeys } from '../../../lib/session/session.ts'
import { readArrival, renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { findResetLink, withoutToken } from './reset-link.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

const password = 'seven quiet herons'
const link = '/reset-password?email=anna%40example.org&token=abc-123'

async function open(path = link) {
  await renderAccess(path, <ResetPasswordPage />)
  return userEvent.setup()
}

async function fillIn(user: Awaited<ReturnType<typeof open>>, first: string, second: string) {
  for (const [label, value] of [
    ['New Password', first],
    ['Confirm New Password', second],
  ] as const) {
    await user.click(screen.getByLabelText(label))
    if (value !== '') await user.paste(value)
  }
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
}

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(resetPassword, () => answered(resetPassword, { statusCode: 200, message: 'Done' }))
  return () => vi.unstubAllGlobals()
})

describe('the reset page', () => {
  it('sends address, token and password, and goes to the log-in page with the news', async () => {
    const user = await open()

    await fillIn(user, password, password)

    expect(readArrival(await screen.findByTestId('arrival'))).toEqual({
      pathname: '/login',
      state: {
        message: 'Password reset successful. Please login with your new password.',
        email: 'anna@example.org',
      },
    })
    expect(server.received.at(-1)?.body).toEqual({ email: 'anna@example.org', token: 'abc-123', password })
  })

  it.each([
    ['nothing', '', '', ['Password is required', 'Please confirm your password']],
    ['seven characters', '1234567', '1234567', ['Password must be at least 8 characters long']],
    ['no confirmation', password, '', ['Please confirm your password']],
    ['another confirmation', password, 'seven quiet heron', ['Passwords do not match']],
  ])('sends nothing with %s, and says why', async (_, first, second, messages) => {
    const user = await open()

    await fillIn(user, first, second)

    for (const message of messages) expect(screen.getByText(message)).toBeDefined()
    expect(server.received.some(({ operation }) => operation === 'resetPassword')).toBe(false)
  })

  it.each([
    ['the message of the server', () => refused(400, 'Not valid any more'), 'Not valid any more'],
    [
      'its short reason',
      () => ({ status: 400, answer: { statusCode: 400, message: '', error: 'Bad Request' } }),
      'Bad Request',
    ],
    ['its own words', () => ({ status: 500, answer: {} }), 'Failed to reset password. Please try again.'],
    [
      'its own words for a status that is not 200',
      () => answered(resetPassword, { statusCode: 202, message: '' }),
      'Failed to reset password. Please try again.',
    ],
  ])('tells a failure in %s', async (_, reply, message) => {
    server.handlers.set(resetPassword, reply)
    const user = await open()

    await fillIn(user, password, password)

    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.queryByTestId('arrival')).toBeNull()
  })

  it('leads to a new link where the one that was mailed is of no use any more', async () => {
    server.handlers.set(resetPassword, () => refused(400, 'Not valid any more', 'link-not-valid'))
    const user = await open()

    await fillIn(user, password, password)

    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
  })

  it('with a password that is refused asks for another and for no other link, and the refusal goes as one types', async () => {
    server.handlers.set(resetPassword, () => refused(400, 'Among the most used', 'password-common'))
    const user = await open()
    await fillIn(user, 'password1', 'password1')
    await screen.findByText('Among the most used')
    const field = screen.getByLabelText('New Password')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('link', { name: 'Request a new link' })).toBeNull()

    await user.type(field, 'a')

    expect(screen.queryByText('Among the most used')).toBeNull()
  })

  it('tells in its own words that no server answers', async () => {
    const user = await open()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

    await fillIn(user, password, password)

    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to reset password. Please try again.',
    )
  })

  it('ends a session that is open in this browser', async () => {
    startSession('a.b.c')
    const user = await open()

    await fillIn(user, password, password)
    await screen.findByTestId('arrival')

    expect(localStorage.getItem(storageKeys.token)).toBeNull()
  })

  it.each([
    '/reset-password',
    '/reset-password?token=abc-123',
    '/reset-password?email=%20&token=abc',
    // What a reload finds, as the token left the address.
    '/reset-password?email=anna%40example.org',
  ])('says at %s that the link is invalid, and leads to a new one', async (path) => {
    await open(path)

    expect(screen.getByRole('heading', { name: 'Invalid Reset Link' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    expect(screen.queryByLabelText('New Password')).toBeNull()
  })
})

describe('the link', () => {
  it('leaves its address without the token', () => {
    expect(findResetLink('?email=anna%40example.org&token=abc')).toEqual({
      email: 'anna@example.org',
      token: 'abc',
    })
    expect(withoutToken('?email=anna%40example.org&token=abc')).toBe('?email=anna%40example.org')
    expect(withoutToken('?token=abc')).toBe('')
  })
})
