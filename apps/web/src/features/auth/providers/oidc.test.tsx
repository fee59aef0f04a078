import { logInWithOidc, registerWithOidc } from '@auscult/contract/auth/oidc.ts'
import { getCountry } from '@auscult/contract/public/geo.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readArrival, renderAccess } from '../../../testing/render-access.tsx'
import { answered, startSealedServer } from '../../../testing/sealed-server.ts'
import { LogInPage } from '../log-in/log-in-page.tsx'
import { SignUpPage } from '../sign-up/sign-up-page.tsx'
import { findNewcomer, forgetNewcomer, keepNewcomer } from './newcomer.ts'

let server: Awaited<ReturnType<typeof startSealedServer>>

const newcomer = { ticket: 'ticket-1', email: 'grace@example.org', name: 'Grace Hopper' }
const name = 'St Vincent’s'
const button = () => screen.findByRole('button', { name: `Continue with ${name}` })

/** The server says so in the head of its pages. */
function offer(content: 'google' | 'oidc') {
  const meta = document.createElement('meta')
  meta.name = 'sign-in'
  meta.content = content
  if (content === 'oidc') meta.dataset['organisation'] = name
  document.head.append(meta)
}

function leftFor(provider: string) {
  sessionStorage.setItem('providerSignIn', JSON.stringify({ provider, verifier: 'secret-1' }))
}

// The pages fetch these; the first time, that takes longer here than a test waits.
beforeAll(() =>
  Promise.all([
    import('./newcomer-form.tsx'),
    import('./provider-buttons.tsx'),
    import('./provider-return-notice.tsx'),
  ]),
)

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getCountry, () => answered(getCountry, { country_name: 'Ireland' }))
  return () => {
    for (const meta of document.querySelectorAll('meta[name="sign-in"]')) meta.remove()
    sessionStorage.clear()
    forgetNewcomer()
  }
})

describe('the way to the organisation', () => {
  it.each([
    ['/login', <LogInPage key="" />],
    ['/signup', <SignUpPage key="" />],
  ])('stands on %s under its name, and leaves with the hash of a secret', async (path, page) => {
    offer('oidc')
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    await renderAccess(path, page)

    await userEvent.click(await button())

    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/^\/api\/auth\/oidc\?challenge=[\w-]{43}$/)
    assign.mockRestore()
  })

  it('stands beside that to Google on the log-in page, and alone where accounts are opened', async () => {
    offer('google')
    offer('oidc')
    const page = await renderAccess('/login', <LogInPage />)
    await button()
    const names = screen.getAllByRole('button', { name: /^Continue with/ }).map((one) => one.textContent)
    page.unmount()

    await renderAccess('/signup', <SignUpPage />)
    await button()

    expect(names).toEqual(['Continue with Google', `Continue with ${name}`])
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })
})

describe('coming back from the organisation', () => {
  it('exchanges the code there, and hands a newcomer on', async () => {
    offer('oidc')
    server.handlers.set(logInWithOidc, () => answered(logInWithOidc, { isEmailVerified: true, newcomer }))
    leftFor('oidc')

    await renderAccess('/login#oidc=code-1', <LogInPage />)

    expect(readArrival(await screen.findByTestId('arrival'))).toEqual({ pathname: '/signup', state: null })
    expect(findNewcomer()).toEqual({ ...newcomer, provider: 'oidc', verifier: 'secret-1' })
  })

  it('with the code of another provider than one has left for signs nobody in', async () => {
    offer('oidc')
    leftFor('google')

    await renderAccess('/login#oidc=code-1', <LogInPage />)

    expect((await screen.findByRole('alert')).textContent).toContain(`Signing in with ${name} took too long`)
    expect(server.received).toEqual([])
  })

  it.each([
    ['unavailable', `${name} cannot be reached`],
    ['refused', `${name} did not confirm`],
    ['unverified', `${name} has not verified`],
    ['not-allowed', `${name} does not let your account into Auscult`],
    ['expired', `Signing in with ${name} took too long`],
  ])('with the failure %s says so by its name, above the form', async (reason, words) => {
    offer('oidc')

    await renderAccess(`/login#oidc-error=${reason}`, <LogInPage />)

    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(screen.getByLabelText('Password')).toBeDefined()
  })
})

it('a newcomer from the organisation opens the account there, and is not asked to sign in once more', async () => {
  offer('oidc')
  server.handlers.set(registerWithOidc, () =>
    answered(registerWithOidc, { access_token: 'e30.e30.signature', isEmailVerified: true }),
  )
  keepNewcomer({ ...newcomer, provider: 'oidc', verifier: 'secret-1' })
  const user = userEvent.setup()
  await renderAccess('/signup', <SignUpPage />)
  await screen.findByText(
    `${name} has confirmed grace@example.org. Two consents are still needed to open your account.`,
  )
  expect(screen.queryByRole('button', { name: `Continue with ${name}` })).toBeNull()

  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
  await user.click(screen.getByRole('checkbox', { name: 'I accept the privacy policy' }))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))

  await screen.findByTestId('arrival')
  expect(server.received.at(-1)).toMatchObject({
    operation: 'registerWithOidc',
    body: { ticket: 'ticket-1', verifier: 'secret-1' },
  })
})
