import { logInWithGoogle, registerWithGoogle } from '@auscult/contract/auth/google.ts'
import { getCountry } from '@auscult/contract/public/geo.ts'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '../../../lib/session/session.ts'
import { readArrival, renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { LogInPage } from '../log-in/log-in-page.tsx'
import { SignUpPage } from '../sign-up/sign-up-page.tsx'
import { findNewcomer, forgetNewcomer, keepNewcomer } from './newcomer.ts'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

const token = 'e30.e30.signature'
const newcomer = { ticket: 'ticket-1', email: 'grace@example.org', name: 'Grace Hopper' }
const button = () => screen.queryByRole('button', { name: 'Continue with Google' })
const createButton = () => screen.getByRole('button', { name: 'Create Account' })
const exchanges = () => server.received.filter(({ operation }) => operation === 'logInWithGoogle')

/** Google sign-in is set up on the server, which says so in the head of the page. */
function offerGoogle() {
  const offer = document.createElement('meta')
  offer.name = 'sign-in'
  offer.content = 'google'
  document.head.append(offer)
}

function comeFromHere(from?: string) {
  sessionStorage.setItem('providerSignIn', JSON.stringify({ provider: 'google', verifier: 'secret-1', from }))
}

// The page fetches its form; the first time, that takes longer here than a test waits.
beforeAll(() => import('./newcomer-form.tsx'))

beforeEach(async () => {
  server = await startSealedServer()
  return () => {
    vi.unstubAllGlobals()
    document.querySelector('meta[name="sign-in"]')?.remove()
  }
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('Continue with Google', () => {
  it('is there where the server says so, and leaves with the hash of a secret that stays', async () => {
    offerGoogle()
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    await renderAccess('/login', <LogInPage />, { from: '/ai?q=1' })

    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))

    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
    const kept = sessionStorage.getItem('providerSignIn') ?? ''
    const { verifier }: { verifier: string } = JSON.parse(kept)
    const address = String(assign.mock.calls[0]?.[0])
    expect(address).toMatch(/^\/api\/auth\/google\?challenge=[\w-]{43}$/)
    expect(address).not.toContain(verifier)
    expect(kept).toContain('/ai?q=1')
    assign.mockRestore()
  })

  it('can be pressed again by whoever comes back from Google by the browser', async () => {
    offerGoogle()
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    await renderAccess('/login', <LogInPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(button()?.getAttribute('aria-disabled')).toBe('true')

    act(() => void window.dispatchEvent(new Event('pageshow')))

    expect(button()?.getAttribute('aria-disabled')).toBeNull()
    assign.mockRestore()
  })

  it.each([
    [
      'has no cryptography',
      () => vi.stubGlobal('crypto', { getRandomValues: () => undefined }),
      'Encryption failed: this page needs https or localhost.',
    ],
    [
      'keeps nothing',
      () => vi.stubGlobal('sessionStorage', { setItem: refuse, clear: () => undefined }),
      'Google cannot be reached at the moment. Log in with your password, or try again later.',
    ],
  ])('says that it cannot leave in a browser that %s', async (_, spoil, words) => {
    offerGoogle()
    await renderAccess('/login', <LogInPage />)
    await screen.findByRole('button', { name: 'Continue with Google' })
    spoil()

    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))

    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(button()).toHaveProperty('disabled', false)
  })

  it('is not there where Google sign-in is not set up', async () => {
    await renderAccess('/login', <LogInPage />)
    expect(button()).toBeNull()
  })
})

describe('coming back from Google', () => {
  it('logs in with the code and the secret, and goes on where one was', async () => {
    server.handlers.set(logInWithGoogle, () =>
      answered(logInWithGoogle, { access_token: token, isEmailVerified: true, profile: { type: 'Dr' } }),
    )
    comeFromHere('/tools/lab-values')

    await renderAccess('/login#google=code-1', <LogInPage />)

    expect(readArrival(await screen.findByTestId('arrival'))).toMatchObject({ pathname: '/tools/lab-values' })
    expect(localStorage.getItem(storageKeys.token)).toBe(token)
    expect(exchanges().map(({ body }) => body)).toEqual([{ code: 'code-1', verifier: 'secret-1' }])
    expect(sessionStorage.getItem('providerSignIn')).toBeNull()
  })

  it('hands a newcomer on to the consents', async () => {
    server.handlers.set(logInWithGoogle, () => answered(logInWithGoogle, { isEmailVerified: true, newcomer }))
    comeFromHere()

    await renderAccess('/login#google=code-1', <LogInPage />)

    expect(readArrival(await screen.findByTestId('arrival'))).toEqual({ pathname: '/signup', state: null })
    expect(findNewcomer()).toEqual({ ...newcomer, provider: 'google', verifier: 'secret-1' })
    expect(localStorage.getItem(storageKeys.token)).toBeNull()
  })

  it('with a code that somebody else began signs nobody in', async () => {
    await renderAccess('/login#google=code-of-a-stranger', <LogInPage />)

    expect((await screen.findByRole('alert')).textContent).toContain('took too long')
    expect(exchanges()).toEqual([])
  })

  it.each([
    ['unavailable', 'Google cannot be reached'],
    ['refused', 'did not confirm who you are'],
    ['unverified', 'has not verified the email address'],
    ['expired', 'took too long'],
    ['<b>anything</b>', 'did not confirm who you are'],
  ])('with the failure %s says so', async (reason, words) => {
    await renderAccess(`/login#google-error=${encodeURIComponent(reason)}`, <LogInPage />)

    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })

  it('shows what the server says when it refuses the code', async () => {
    server.handlers.set(logInWithGoogle, () => refused(400, 'Please start it again.'))
    comeFromHere()

    await renderAccess('/login#google=code-1', <LogInPage />)

    expect((await screen.findByRole('alert')).textContent).toBe('Please start it again.')
  })
})

describe('a newcomer from Google', () => {
  beforeEach(() => {
    server.handlers.set(getCountry, () => answered(getCountry, { country_name: 'Ireland' }))
    keepNewcomer({ ...newcomer, provider: 'google', verifier: 'secret-1' })
    return forgetNewcomer
  })

  it('gives name and consents, and is logged in', async () => {
    server.handlers.set(registerWithGoogle, () =>
      answered(registerWithGoogle, { access_token: token, isEmailVerified: true }),
    )
    const user = userEvent.setup()
    await renderAccess('/signup', <SignUpPage />)
    await screen.findByText(/grace@example.org/)
    expect(createButton()).toHaveProperty('disabled', true)

    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
    await user.click(screen.getByRole('checkbox', { name: 'I accept the privacy policy' }))
    await user.click(createButton())

    expect(readArrival(await screen.findByTestId('arrival'))).toMatchObject({ pathname: '/profile' })
    expect(localStorage.getItem(storageKeys.token)).toBe(token)
    expect(server.received.at(-1)?.body).toEqual({
      ticket: 'ticket-1',
      verifier: 'secret-1',
      name: 'Grace Hopper',
      privacyPolicy: true,
      termAndCondition: true,
      isPromotion: false,
    })
  })

  it('is forgotten when the page is left, so that the next person who comes back to it finds an empty form', async () => {
    const page = await renderAccess('/signup', <SignUpPage />, { newcomer })
    await screen.findByText(/grace@example.org/)

    page.unmount()
    await renderAccess('/signup', <SignUpPage />, { newcomer })

    expect(await screen.findByLabelText('Email')).toHaveProperty('value', '')
    expect(screen.queryByText(/grace@example.org/)).toBeNull()
  })

  it('is turned away where no account can be opened', async () => {
    server.handlers.set(getCountry, () => answered(getCountry, { country_name: 'United States' }))

    await renderAccess('/signup', <SignUpPage />)

    await screen.findByText('Sorry, Our service is currently not available in your country.')
    expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull()
  })
})
