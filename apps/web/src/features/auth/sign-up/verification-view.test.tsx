import { resendOtp, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readArrival, renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import * as callsModule from '../calls.ts'
import { SignUpPage } from './sign-up-page.tsx'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

const email = 'anna@example.org'
const boxes = () => screen.getAllByRole('textbox')
const digits = () => boxes().map((box) => (box instanceof HTMLInputElement ? box.value : ''))
const sent = (name: string) => server.received.filter(({ operation }) => operation === name)

async function open() {
  await renderAccess('/signup', <SignUpPage />, { showVerification: true, userEmail: email })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const [first] = await screen.findAllByRole('textbox')
  if (first !== undefined) await user.click(first)
  return user
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

// The page fetches the view; the first time, that takes longer here than a test waits.
beforeAll(() => import('./verification-view.tsx'))

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(verifyEmail, () => answered(verifyEmail, { statusCode: 200, message: 'Verified' }))
  server.handlers.set(resendOtp, () => answered(resendOtp, { statusCode: 200, message: 'Sent' }))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('the code boxes', () => {
  it('open at once for a person who comes from the log-in page', async () => {
    await open()

    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeDefined()
    expect(screen.getByText(/anna@example\.org/)).toBeDefined()
    expect(boxes()).toHaveLength(6)
  })

  it('stand alone, without what belongs to the form', async () => {
    await open()

    expect(screen.queryByText('Already have an account?')).toBeNull()
    expect(screen.queryByRole('link', { name: /DB-IP/u })).toBeNull()
  })

  it('take one digit each, and nothing else', async () => {
    const user = await open()

    await user.keyboard('1a2-3')

    expect(digits()).toEqual(['1', '2', '3', '', '', ''])
    expect(document.activeElement).toBe(boxes()[3])
  })

  it('go back on Backspace in an empty box', async () => {
    const user = await open()
    await user.keyboard('123')

    await user.keyboard('{Backspace}')

    expect(document.activeElement).toBe(boxes()[2])
  })

  it('are moved through with the arrows', async () => {
    const user = await open()
    await user.keyboard('123')

    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(boxes()[1])

    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(boxes()[2])
  })

  it.each(['123456', '123 456', ' 123456\n'])('are all filled by pasting %j', async (text) => {
    const user = await open()

    await user.paste(text)

    expect(digits().join('')).toBe('123456')
  })

  it.each(['12345', '1234567', 'abcdef', '12345a'])('stay empty when %j is pasted', async (text) => {
    const user = await open()

    await user.paste(text)

    expect(digits().join('')).toBe('')
  })

  it('have names that say their place', async () => {
    await open()

    expect(boxes()[0]).toBe(screen.getByRole('textbox', { name: 'Verification code' }))
    expect(boxes()[5]).toBe(screen.getByRole('textbox', { name: 'Digit 6 of 6' }))
  })
})

describe('verification', () => {
  it('sends the code by itself half a second after the sixth digit, as a number', async () => {
    const user = await open()

    await user.paste('123456')
    await pass(450)
    expect(screen.queryByRole('button', { name: 'Verifying...' })).toBeNull()
    await pass(100)

    // At once: waiting for something would let the time of this test go on.
    expect(screen.getByRole('button', { name: 'Verifying...' })).toBeDefined()
    await vi.waitFor(() => expect(sent('verifyEmail')).toHaveLength(1))
    expect(sent('verifyEmail')[0]?.body).toEqual({ email, otp: 123456 })
  })

  it('sends nothing of a code that is not whole, whatever is pressed', async () => {
    const attempts = vi.spyOn(callsModule.calls, 'verifyEmail')
    const user = await open()
    await user.keyboard('123')

    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    // A browser sends no form whose button is disabled; a script of a password manager may.
    for (const { form } of document.getElementsByTagName('button')) if (form) fireEvent.submit(form)
    await pass(2_000)

    expect(screen.getByRole('button', { name: 'Verify' })).toHaveProperty('disabled', true)
    expect(attempts).not.toHaveBeenCalled()
    expect(digits().join('')).toBe('123')
  })

  it('keeps the code as it was sent while it is being looked at', async () => {
    server.handlers.set(verifyEmail, () => new Promise(() => undefined))
    const user = await open()
    await user.paste('123456')
    await pass(600)
    await vi.waitFor(() => expect(sent('verifyEmail')).toHaveLength(1))

    await user.keyboard('{ArrowRight}{Backspace}7')

    expect(digits().join('')).toBe('123456')
    expect(screen.getByRole('button', { name: 'Verifying...' })).toBeDefined()
  })

  it('does not send a code that was changed within the half second', async () => {
    const user = await open()
    await user.paste('123456')
    await pass(300)

    await user.keyboard('{Backspace}')
    await pass(1_000)

    expect(sent('verifyEmail')).toHaveLength(0)
  })

  it('tells of success and goes to the log-in page', async () => {
    const user = await open()

    await user.paste('123456')
    await pass(600)
    await screen.findByText('Email verified successfully. Redirecting to login page.')
    await pass(1_600)

    expect(readArrival(await screen.findByTestId('arrival'))).toMatchObject({
      pathname: '/login',
      state: { email },
    })
  })

  it("shows the server's message, makes room for the next code, and sends nothing more by itself", async () => {
    const attempts = vi.spyOn(callsModule.calls, 'verifyEmail')
    server.handlers.set(verifyEmail, () => refused(400, 'This code has expired'))
    const user = await open()

    await user.paste('123456')
    await pass(600)

    expect((await screen.findByRole('alert')).textContent).toBe('This code has expired')
    expect(digits().join('')).toBe('')
    expect(document.activeElement).toBe(boxes()[0])
    expect(boxes()[0]?.getAttribute('aria-invalid')).toBe('true')
    await pass(2_000)
    expect(attempts).toHaveBeenCalledOnce()
  })

  it.each([
    ['an answer that is no success', { statusCode: 400, message: '' }, 200],
    ['a refusal without a message', {}, 500],
    ['a refusal with a short reason only', { statusCode: 400, message: '', error: 'Bad Request' }, 400],
  ])('has words for %s', async (_, answer, status) => {
    server.handlers.set(verifyEmail, () => ({ status, answer }))
    const user = await open()

    await user.paste('123456')
    await pass(600)

    expect((await screen.findByRole('alert')).textContent).toBe('Verification failed. Please try again.')
  })

  it('has words for a network that does not answer', async () => {
    const user = await open()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

    await user.paste('123456')
    await pass(600)

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('An error occurred during verification. Please try again later.')
    expect(digits().join('')).toBe('123456')
  })

  it('has words for the unforeseen', async () => {
    vi.spyOn(callsModule.calls, 'verifyEmail').mockRejectedValueOnce(new Error('a bug'))
    const user = await open()

    await user.paste('123456')
    await pass(600)

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('An unexpected error occurred during verification. Please try again.')
  })
})

describe('a new code', () => {
  it('can be asked for after 30 seconds, shown as mm:ss', async () => {
    await open()
    expect(screen.getByRole('button', { name: 'Resend code in 00:30' })).toHaveProperty('disabled', true)

    await pass(1_000)
    expect(screen.getByRole('button', { name: 'Resend code in 00:29' })).toBeDefined()

    await pass(29_000)
    expect(screen.getByRole('button', { name: 'Resend code' })).toHaveProperty('disabled', false)
  })

  it('cannot be asked for while a code is being looked at, which may be the right one', async () => {
    server.handlers.set(verifyEmail, () => new Promise(() => undefined))
    const user = await open()
    await pass(30_000)

    await user.paste('123456')
    await pass(600)
    await vi.waitFor(() => expect(sent('verifyEmail')).toHaveLength(1))

    expect(screen.getByRole('button', { name: 'Resend code' })).toHaveProperty('disabled', true)
  })

  it('clears the digits and starts the 30 seconds again', async () => {
    const user = await open()
    await user.keyboard('123')
    await pass(30_000)

    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }))
    await screen.findByText('A new code is on its way. The old one no longer works.')

    expect(digits().join('')).toBe('')
    expect(screen.getByRole('button', { name: /Resend code in 00:(30|29)/ })).toBeDefined()
    expect(sent('resendOtp')[0]?.body).toEqual({ email })
  })

  it.each([
    [
      'the message of the server',
      { statusCode: 429, message: 'Too many codes', error: 'x' },
      'Too many codes',
    ],
    ['its own words', {}, 'Failed to resend verification code. Please try again later.'],
    [
      'its own words where the server gives a short reason only',
      { statusCode: 429, message: '', error: 'Too Many Requests' },
      'Failed to resend verification code. Please try again later.',
    ],
  ])('that cannot be sent is told in %s', async (_, answer, message) => {
    server.handlers.set(resendOtp, () => ({ status: 429, answer }))
    await open()
    await pass(30_000)

    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }))

    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })
})
