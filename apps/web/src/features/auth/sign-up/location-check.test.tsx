import { getCountry } from '@auscult/contract/public/geo.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderAccess } from '../../../testing/render-access.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { SignUpPage } from './sign-up-page.tsx'

type Server = Awaited<ReturnType<typeof startSealedServer>>
let server: Server

// The page fetches its form; the first time, that takes longer here than a test waits.
beforeAll(() => import('./sign-up-form.tsx'))

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getCountry, () => answered(getCountry, { country_name: 'Ireland' }))
  return () => vi.unstubAllGlobals()
})

describe('the country check', () => {
  it('says that it checks, and then shows the form', async () => {
    await renderAccess('/signup', <SignUpPage />)

    expect(screen.getByRole('status').textContent).toBe('Checking your location...')
    await screen.findByLabelText('First name')
  })

  it('credits where the country was looked up', async () => {
    await renderAccess('/signup', <SignUpPage />)

    const credit = screen.getByRole('link', { name: 'IP Geolocation by DB-IP' })
    expect(credit.parentElement?.textContent).toBe(
      'Country looked up on this server with IP Geolocation by DB-IP',
    )
  })

  it('turns away a country where no account can be opened', async () => {
    server.handlers.set(getCountry, () => answered(getCountry, { country_name: 'United States' }))
    await renderAccess('/signup', <SignUpPage />)

    await screen.findByText('Sorry, Our service is currently not available in your country.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not available in your country')
    expect(screen.getByRole('link', { name: 'contact@example.org' })).toBeDefined()
    const open = within(screen.getByRole('region', { name: 'Accounts can be opened in' }))
    expect(open.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(40)
    expect(screen.queryByLabelText('First name')).toBeNull()
  })

  it('says when the country cannot be told, and tries again when asked', async () => {
    server.handlers.set(getCountry, () => refused(503, 'Unable to determine your location'))
    await renderAccess('/signup', <SignUpPage />)
    await screen.findByText('Unable to verify your location. Please try again later.', {}, { timeout: 5_000 })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We could not tell your country')
    server.handlers.set(getCountry, () => answered(getCountry, { country_name: 'Malta' }))

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByLabelText('First name')
  })

  it('is called off when the page is left', async () => {
    server.handlers.set(getCountry, () => new Promise(() => undefined))
    const { unmount } = await renderAccess('/signup', <SignUpPage />)
    await waitFor(() => expect(server.received.at(-1)?.operation).toBe('getCountry'))

    unmount()

    expect(server.received.at(-1)?.signal?.aborted).toBe(true)
  })

  it('does not ask where somebody only comes to enter a code', async () => {
    await renderAccess('/signup', <SignUpPage />, { showVerification: true, userEmail: 'anna@example.org' })

    await screen.findByText('Check your email')
    expect(server.received.some(({ operation }) => operation === 'getCountry')).toBe(false)
  })
})
