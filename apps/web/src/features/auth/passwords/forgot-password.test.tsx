import { forgotPassword } from '@auscult/contract/auth/auth.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readArrival, renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import * as callsModule from '../calls.ts'
import { LogInPage } from '../log-in/log-in-page.tsx'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

const success =
  'A reset link has been sent to your email address. Please follow the instructions in the email to reset your password.'
const dialog = () => within(screen.getByRole('dialog', { name: 'Reset Password' }))
const email = () => dialog().getByLabelText('Email')
const button = () => dialog().getByRole('button', { name: 'Send Reset Link' })

async function open() {
  await renderAccess('/login', <LogInPage />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Forgot Password?' }))
  await screen.findByRole('button', { name: 'Send Reset Link' })
  return user
}

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(forgotPassword, () =>
    answered(forgotPassword, { statusCode: 200, message: 'On its way' }),
  )
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('the Reset Password dialog', () => {
  it('cannot be sent while the address is blank', async () => {
    const user = await open()
    expect(button()).toHaveProperty('disabled', true)

    await user.type(email(), '   ')
    expect(button()).toHaveProperty('disabled', true)

    await user.type(email(), 'anna@example.org')
    expect(button()).toHaveProperty('disabled', false)
  })

  it('says that the link is sent, and clears the field', async () => {
    const user = await open()
    await user.type(email(), ' anna@example.org ')

    await user.click(button())

    await dialog().findByText(success)
    expect(email()).toHaveProperty('value', '')
    expect(server.received.at(-1)).toMatchObject({
      operation: 'forgotPassword',
      body: { email: 'anna@example.org' },
    })
  })

  it('sends a link and nothing of the log-in form behind it', async () => {
    const attempts = vi.spyOn(callsModule.calls, 'logIn')
    await renderAccess('/login', <LogInPage />)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Email'), 'anna@example.org')
    await user.type(screen.getByLabelText('Password'), 'not the password')
    await user.click(screen.getByRole('link', { name: 'Forgot Password?' }))
    await screen.findByRole('button', { name: 'Send Reset Link' })

    await user.click(button())

    await dialog().findByText(success)
    expect(attempts).not.toHaveBeenCalled()
  })

  it('begins with the address that was typed into the log-in form', async () => {
    await renderAccess('/login', <LogInPage />)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Email'), ' anna@example.org')

    await user.click(screen.getByRole('link', { name: 'Forgot Password?' }))
    await screen.findByRole('button', { name: 'Send Reset Link' })

    expect(email()).toHaveProperty('value', 'anna@example.org')
  })

  it('offers to close it once the link is sent, and to send another for another address', async () => {
    const user = await open()
    await user.type(email(), 'anna@example.org')
    await user.click(button())
    await dialog().findByText(success)
    expect(dialog().queryByRole('button', { name: 'Send Reset Link' })).toBeNull()

    await user.type(email(), 'bea@example.org')
    expect(button()).toHaveProperty('disabled', false)
    await user.click(button())
    await dialog().findByText(success)
    await user.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) ?? button())

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says at its field that an address has no such shape, and sends nothing', async () => {
    const user = await open()
    await user.type(email(), 'anna@example')

    await user.click(button())

    expect(dialog().getByText('Please enter a valid email address')).toBeDefined()
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(email())
    expect(server.received.some(({ operation }) => operation === 'forgotPassword')).toBe(false)
    await user.type(email(), '.org')
    expect(dialog().queryByText('Please enter a valid email address')).toBeNull()
  })

  it('opens with the focus in its field', async () => {
    await open()

    await waitFor(() => expect(document.activeElement).toBe(email()))
  })

  it('says that it is sending', async () => {
    server.handlers.set(forgotPassword, () => new Promise(() => undefined))
    const user = await open()
    await user.type(email(), 'anna@example.org')

    await user.click(button())

    const busy = await dialog().findByRole('button', { name: 'Sending...' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(busy)
  })

  it('says that the link is sent, and keeps what was typed while it was under way', async () => {
    const arrival = Promise.withResolvers<ReturnType<typeof answered>>()
    server.handlers.set(forgotPassword, () => arrival.promise)
    const user = await open()
    await user.type(email(), 'anna@example.org')
    await user.click(button())

    await user.type(email(), 'x')
    arrival.resolve(answered(forgotPassword, { statusCode: 200, message: 'On its way' }))

    await dialog().findByText(success)
    expect(email()).toHaveProperty('value', 'anna@example.orgx')
  })

  it.each([
    ['the message of the server', { statusCode: 429, message: 'Too many', error: 'x' }, 'Too many'],
    ['its short reason', { statusCode: 429, message: '', error: 'Too Many Requests' }, 'Too Many Requests'],
    ['its own words', {}, 'Failed to send reset password email. Please try again.'],
  ])('tells a failure in %s', async (_, answer, message) => {
    server.handlers.set(forgotPassword, () => ({ status: 429, answer }))
    const user = await open()
    await user.type(email(), 'anna@example.org')

    await user.click(button())

    expect((await dialog().findByRole('alert')).textContent).toBe(message)
  })

  it('tells in its own words that no server answers', async () => {
    const user = await open()
    await user.type(email(), 'anna@example.org')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

    await user.click(button())

    expect((await dialog().findByRole('alert')).textContent).toBe(
      'Failed to send reset password email. Please try again.',
    )
  })

  it('forgets address and error when it is closed, and the log-in form keeps what was typed', async () => {
    server.handlers.set(forgotPassword, () => refused(500, 'Out of order'))
    const user = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.type(screen.getByLabelText('Email'), 'ines@example.org')
    await user.click(screen.getByRole('link', { name: 'Forgot Password?' }))
    await user.clear(email())
    await user.type(email(), 'anna@example.org')
    await user.click(button())
    await dialog().findByRole('alert')

    await user.click(dialog().getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ines@example.org')
    await user.clear(screen.getByLabelText('Email'))
    await user.click(screen.getByRole('link', { name: 'Forgot Password?' }))

    expect(email()).toHaveProperty('value', '')
    expect(dialog().queryByRole('alert')).toBeNull()
  })

  it('stands open at its own path, and closing it leads to the log-in page', async () => {
    await renderAccess('/forgot-password', <LogInPage />)
    const user = userEvent.setup()
    await screen.findByRole('button', { name: 'Send Reset Link' })

    await user.keyboard('{Escape}')

    expect(readArrival(await screen.findByTestId('arrival'))).toMatchObject({ pathname: '/login' })
  })
})
