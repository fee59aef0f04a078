import { logIn } from '@auscult/contract/auth/auth.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from '../../../lib/calls/query-client.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { RoutedPlace } from '../../../lib/place/routed-place.tsx'
import { storageKeys } from '../../../lib/session/session.ts'
import { readArrival, renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { LogInPage } from './log-in-page.tsx'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

const token = 'e30.e30.signature'
const button = () => screen.getByRole('button', { name: /^log in$/i })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(state?: unknown) {
  await renderAccess('/login', <LogInPage />, state)
  return userEvent.setup()
}

/** Opens the page with a history that the test reads, as after a reload. */
async function openFromHistory(state: unknown) {
  await loadTexts('access')
  const routes = [
    {
      path: '/login',
      element: (
        <RoutedPlace>
          <LogInPage />
        </RoutedPlace>
      ),
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/login', state }] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router }
}

async function fillIn(user: Awaited<ReturnType<typeof open>>) {
  await user.type(screen.getByLabelText('Email'), 'anna@example.org')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
}

beforeEach(async () => {
  server = await startSealedServer()
  return () => vi.unstubAllGlobals()
})

describe('the log-in form', () => {
  it('begins with the focus in Email where a keyboard is at hand, and nowhere on a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    const { unmount } = await renderAccess('/login', <LogInPage />)
    expect(document.activeElement).toBe(document.body)
    unmount()
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('pointer: fine'),
      addEventListener() {},
      removeEventListener() {},
    }))

    await renderAccess('/login', <LogInPage />)

    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('cannot be sent until email and password are more than blanks', async () => {
    const user = await open()
    expect(button()).toHaveProperty('disabled', true)

    await user.type(screen.getByLabelText('Email'), 'anna@example.org')
    await user.type(screen.getByLabelText('Password'), '   ')
    expect(button()).toHaveProperty('disabled', true)

    await user.type(screen.getByLabelText('Password'), 'x')
    expect(button()).toHaveProperty('disabled', false)
  })

  it('shows and hides the password', async () => {
    const user = await open()

    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')

    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  })

  it('is sent once by Enter, and says that it is logging in', async () => {
    server.handlers.set(logIn, () => new Promise(() => undefined))
    const user = await open()
    await fillIn(user)

    await user.keyboard('{Enter}{Enter}')

    const busy = await screen.findByRole('button', { name: 'Logging in...' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    await vi.waitFor(() => expect(server.received.filter((one) => one.operation === 'logIn')).toHaveLength(1))
  })
})

describe('after logging in', () => {
  it('a person with a profile goes to the questions, and the token is kept', async () => {
    server.handlers.set(logIn, () =>
      answered(logIn, { access_token: token, isEmailVerified: true, profile: { type: 'Dr' } }),
    )
    const user = await open()
    await fillIn(user)

    await user.click(button())

    expect(readArrival(await screen.findByTestId('arrival'))).toEqual({ pathname: '/ai', state: null })
    expect(localStorage.getItem(storageKeys.token)).toBe(token)
  })

  it('a person who was sent here comes back to where they were', async () => {
    server.handlers.set(logIn, () =>
      answered(logIn, { access_token: token, isEmailVerified: true, profile: { type: 'Dr' } }),
    )
    const user = await open({ from: '/tools/lab-values?q=sodium' })
    await fillIn(user)

    await user.click(button())

    expect(readArrival(await screen.findByTestId('arrival'))).toMatchObject({ pathname: '/tools/lab-values' })
  })

  it('a verified person without a profile goes to onboarding', async () => {
    server.handlers.set(logIn, () => answered(logIn, { access_token: token, isEmailVerified: true }))
    const user = await open()
    await fillIn(user)

    await user.click(button())

    expect(readArrival(await screen.findByTestId('arrival'))).toMatchObject({ pathname: '/profile' })
  })

  it('an unverified person reads why, and 3 seconds later enters the code', async () => {
    server.handlers.set(logIn, () => answered(logIn, { isEmailVerified: false }))
    const user = await open()
    await fillIn(user)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const explanation = 'Your email is not verified. Redirecting to the verification page...'

    fireEvent.click(button())
    // A millisecond at a time, so that the three seconds are known to begin within one.
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what waiting is
    while (screen.queryByText(explanation) === null) await pass(1)
    await pass(2_998)
    expect(screen.queryByTestId('arrival')).toBeNull()
    await pass(2)
    vi.useRealTimers()

    expect(readArrival(await screen.findByTestId('arrival'))).toEqual({
      pathname: '/signup',
      state: { showVerification: true, userEmail: 'anna@example.org' },
    })
    expect(localStorage.getItem(storageKeys.token)).toBeNull()
  })
})

describe('a failed log-in', () => {
  it("shows the server's message", async () => {
    server.handlers.set(logIn, () => refused(401, 'Email or password is wrong'))
    const user = await open()
    await fillIn(user)

    await user.click(button())

    expect((await screen.findByRole('alert')).textContent).toBe('Email or password is wrong')
  })

  it("shows the server's short reason when there is no message", async () => {
    server.handlers.set(logIn, () => ({
      status: 429,
      answer: { statusCode: 429, message: '', error: 'Too Many Requests' },
    }))
    const user = await open()
    await fillIn(user)

    await user.click(button())

    expect((await screen.findByRole('alert')).textContent).toBe('Too Many Requests')
  })

  it('says so in its own words when the server says nothing', async () => {
    server.handlers.set(logIn, () => ({ status: 500, answer: {} }))
    const user = await open()
    await fillIn(user)

    await user.click(button())

    expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please try again.')
  })

  it("shows an error's own text when no server answered", async () => {
    const user = await open()
    await fillIn(user)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

    await user.click(button())

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('The server cannot be reached. Check your connection and try again.')
  })
})

describe('arriving at the log-in page', () => {
  it('leaves a way back to the first page, and to what one agrees to', async () => {
    await open()

    const hrefs = ['Auscult', 'Terms and Conditions', 'Privacy Policy'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/', '/terms-and-conditions', '/privacy-policy'])
  })

  it('shows the news of the page before', async () => {
    await open({ message: 'Email verified successfully. Please log in.', email: 'anna@example.org' })

    expect(screen.getByRole('status').textContent).toBe('Email verified successfully. Please log in.')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'anna@example.org')
  })

  it('says why an idle person was logged out', async () => {
    await open({ from: '/ai', ended: 'idle' })

    expect(screen.getByRole('status').textContent).toContain('after 15 minutes without activity')
    expect(screen.getByRole('status').textContent).not.toContain('typed')
  })

  it.each(['unsent', 'draft:ai'])(
    'says that what was typed is there where something is kept: %s',
    async (key) => {
      sessionStorage.setItem(key, '{}')

      await open({ from: '/ai', ended: 'expired' })

      expect(screen.getByRole('status').textContent).toContain('What you had typed is still there.')
      sessionStorage.removeItem(key)
    },
  )

  it('shows news once: after a reload they are no news, and the place is still remembered', async () => {
    const { router } = await openFromHistory({ message: 'Password reset successful.', from: '/ai?q=1' })
    await screen.findByText('Password reset successful.')
    await vi.waitFor(() => expect(router.state.location.state).toEqual({ from: '/ai?q=1' }))
    cleanup()

    await openFromHistory(router.state.location.state)

    expect(screen.queryByRole('status')).toBeNull()
  })
})
