import { getIdentity, logIn } from '@auscult/contract/auth/auth.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { i18n, startI18n } from '../lib/language/i18n.ts'
import { endSession, findToken, startSession, storageKeys } from '../lib/session/session.ts'
import { tokenOf } from '../testing/render-page.tsx'
import { answered, startSealedServer } from '../testing/sealed-server.ts'
import { Providers } from './providers.tsx'
import { RequireSession } from './require-session.tsx'
import { routes } from './router.tsx'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

const patience = { timeout: 5_000 }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience)
/** Effects name the page, and on a busy machine they run some time after its heading stands. */
const titleBecomes = (title: string) => waitFor(() => expect(document.title).toBe(title), patience)

async function visit(path: string) {
  history.replaceState(null, '', path)
  const router = createBrowserRouter(routes)
  // Unmounting leaves it listening: what it still loads would move the address under the next test.
  onTestFinished(() => router.dispose())
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { router, user: userEvent.setup() }
}

/** A route and all that stand in it. */
function allBelow(route: RouteObject | undefined): RouteObject[] {
  return route === undefined ? [] : [route, ...(route.children ?? []).flatMap(allBelow)]
}

beforeAll(() => startI18n('en-GB'))

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getIdentity, () =>
    answered(getIdentity, {
      data: [
        {
          _id: 'user-1',
          name: 'Ines Duarte',
          email: 'ines@example.org',
          type: 'Dr',
          status: 'Active',
          profilePicture: null,
          queryLimit: 87,
          queryLimitPerMonth: 100,
        },
      ],
    }),
  )
  return () => vi.unstubAllGlobals()
})

describe('a visitor', () => {
  it.each([
    '/ai',
    '/ai/01890a5d-ac96-774b-bcce-b302099a8057/record',
    '/dashboard',
    '/profile',
    '/brief',
    '/tools/calcs/qsofa?from=home',
    '/others-profile/Ada%20Byron',
    '/settings',
  ])('who opens %s is sent to log in, and it is remembered', async (path) => {
    const length = history.length
    const { router } = await visit(path)

    await heading('Log In')
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: path } })
    expect(router.state.historyAction).toBe('REPLACE')
    expect(history.length).toBe(length)
  })

  it('makes no page of signed-in people load anything', () => {
    const guard = routes.flatMap(allBelow).find(({ Component }) => Component === RequireSession)

    const guarded = allBelow(guard)

    expect(guarded.map(({ path }) => path)).toContain('/ai/*')
    expect(guarded.filter(({ loader }) => loader !== undefined)).toEqual([])
  })

  it('with a worn-out token reads a page that is open to everybody, and the token goes', async () => {
    startSession('two.parts')

    const { router } = await visit('/reset-password?email=anna%40example.org&token=abc')

    await heading('Reset Password')
    await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
    expect(router.state.location.pathname).toBe('/reset-password')
  })

  it('who opens / reads what the product is, and where to get started', async () => {
    await visit('/')
    await heading('Ask a clinical question. See what the answer rests on.')

    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/login')
  })

  it('who opens /terms-and-conditions reads them without an account', async () => {
    await visit('/terms-and-conditions')

    await heading('Terms and Conditions')
    expect(await screen.findByText('Dated 30 June 2025', {}, patience)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Price, changes and notice' })).toBeDefined()
  })

  it.each([
    ['/privacy-policy', 'Privacy Policy', 'Signing in with Google', 'Terms and Conditions'],
    ['/copyright-and-fair-use', 'Copyright and Fair Use', 'If something is yours', 'Privacy Policy'],
  ])(
    'who opens %s reads it without an account, and finds the other legal texts',
    async (path, title, section, other) => {
      const { router, user } = await visit(path)
      await heading(title)
      expect(await screen.findByRole('heading', { name: section }, patience)).toBeDefined()

      await user.click(screen.getByRole('link', { name: other }))

      await heading(other)
      expect(router.state.location.pathname).not.toBe(path)
    },
  )

  it('comes back to where they wanted to go, with its query', async () => {
    const token = tokenOf('user-1')
    server.handlers.set(logIn, () =>
      answered(logIn, { access_token: token, isEmailVerified: true, profile: { type: 'Dr' } }),
    )
    const { router, user } = await visit('/ai?question=7')
    await heading('Log In')

    await user.type(screen.getByLabelText('Email'), 'ines@example.org')
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}')

    await waitFor(() => expect(router.state.location.pathname).toBe('/ai'), patience)
    expect(router.state.location.search).toBe('?question=7')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('reads on an unknown path that it is unknown, and where to go', async () => {
    await visit('/no/such/page')

    await heading('Page Not Found')
    expect(screen.getByText("The page you are looking for doesn't exist or has been moved.")).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Auscult' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('button', { name: /^Use the (?:dark|light) theme$/u })).toBeDefined()
    await titleBecomes('Page Not Found · Auscult')
  })

  it('is told in words when a part of the first page does not load', async () => {
    i18n.removeResourceBundle('en-GB', 'access')
    const offline = vi.spyOn(i18n, 'addResourceBundle').mockImplementation(() => {
      throw new Error('Failed to fetch')
    })
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)

    await visit('/login')

    await heading('This page could not be shown')
    expect(screen.getByRole('alert').textContent).toContain('Check your connection')
    offline.mockRestore()
    silence.mockRestore()
  })

  it('can skip to the content with the first Tab', async () => {
    const { user } = await visit('/terms-and-conditions')
    await heading('Terms and Conditions')

    await user.tab()

    expect(document.activeElement?.textContent).toBe('Skip to the content')
    expect(document.activeElement?.getAttribute('href')).toBe('#content')
    expect(document.getElementById('content')?.tagName).toBe('MAIN')
  })

  it('finds the focus on the heading of the page they went to, and its name in the title', async () => {
    const { user } = await visit('/login')
    await heading('Log In')

    await user.click(screen.getByRole('link', { name: 'Create an account' }))

    const arrived = await heading('Create your account')
    await waitFor(() => expect(document.activeElement).toBe(arrived), patience)
    await titleBecomes('Create your account · Auscult')
  })
})

describe('a person who is signed in', () => {
  beforeEach(() => startSession(tokenOf('user-1')))

  it.each([
    ['/', '/ai'],
    ['/login', '/ai'],
    ['/profile', '/doctor-profile'],
    ['/signup-verification', '/dashboard'],
  ])('who opens %s comes to %s', async (path, place) => {
    const { router } = await visit(path)

    await waitFor(() => expect(router.state.location.pathname).toBe(place), patience)
  })

  it('reads within the frame of their pages that there is nothing at an unknown address', async () => {
    await visit('/no/such/page')

    await heading('Page Not Found')
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
    expect(await screen.findByText(/Ines Duarte/u, {}, patience)).toBeDefined()
  })

  it('is sent to log in with the reason when the session ends, and the place is remembered', async () => {
    const { router } = await visit('/ai')
    await waitFor(() => expect(router.state.location.pathname).toBe('/ai'), patience)
    await screen.findByRole('main', {}, patience)
    const { length } = history

    act(() => endSession('idle', findToken()))

    await heading('Log In')
    expect(screen.getByRole('status').textContent).toContain('after 15 minutes without activity')
    await waitFor(() => expect(router.state.location.state).toEqual({ from: '/ai' }), patience)
    expect(history.length).toBe(length)
  })

  it('has nothing left on the screen once another person logs in in another tab, and is told why', async () => {
    const before = findToken() ?? ''
    const other = tokenOf('user-2')
    const { router } = await visit('/ai')
    await screen.findByText(/Ines Duarte/u, {}, patience)

    act(() => {
      localStorage.setItem(storageKeys.token, other)
      const change = { key: storageKeys.token, oldValue: before, newValue: other }
      dispatchEvent(new StorageEvent('storage', change))
    })

    await heading('Log In')
    expect(screen.queryByText(/Ines Duarte/u)).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('Someone else has logged in to this browser')
    await waitFor(
      () => expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/ai' } }),
      patience,
    )
    expect(localStorage.getItem(storageKeys.token)).toBe(other)
  })

  it('leaves the place behind when logging out', async () => {
    const { router } = await visit('/ai')
    await screen.findByRole('main', {}, patience)

    act(() => endSession('logged-out', findToken()))

    await heading('Log In')
    expect(router.state.location.state).toEqual({})
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('with a worn-out token is sent to log in, told why, and the place is remembered', async () => {
    startSession('two.parts')

    const { router } = await visit('/ai?question=7')

    await heading('Log In')
    expect(screen.getByRole('status').textContent).toContain('Your session has ended')
    // The page takes the reason out of its state once it has told it.
    await waitFor(() => expect(router.state.location.state).toEqual({ from: '/ai?question=7' }), patience)
    expect(localStorage.getItem('auth_token')).toBeNull()
  })
})
