import { getIdentity, type Identity, logOut } from '@auscult/contract/auth/auth.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDraft, findDraft } from '../features/ai/ask/draft.ts'
import { findToken } from '../lib/session/session.ts'
import { renderSignedIn } from '../testing/render-page.tsx'
import { answered, startSealedServer } from '../testing/sealed-server.ts'
import { SignedInLayout } from './signed-in-layout.tsx'

const doctor: Identity = {
  _id: 'user-1',
  name: 'Ines Duarte',
  email: 'ines@example.org',
  type: 'Dr',
  status: 'Active',
  profilePicture: null,
  queryLimit: 87,
  queryLimitPerMonth: 100,
}

async function openAs(identity: Identity) {
  const server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [identity] }))
  server.handlers.set(logOut, () => answered(logOut, { statusCode: 200, message: 'Logged out' }))
  await renderSignedIn(<SignedInLayout />, ['layout'])
  return server
}

beforeEach(() => () => vi.unstubAllGlobals())

describe('the signed-in layout', () => {
  it('greets a verified doctor with prefix and badge', async () => {
    await openAs(doctor)

    const header = within(screen.getByRole('banner'))
    expect(await header.findByText('Dr. Ines Duarte')).toBeDefined()
    expect(header.getByText('Verified')).toBeDefined()
    expect(header.getByRole('link', { name: /Ines Duarte/u }).getAttribute('href')).toBe('/doctor-profile')
  })

  it('gives a student who is not verified neither', async () => {
    await openAs({ ...doctor, type: 'Student', status: 'Pending' })

    const header = within(screen.getByRole('banner'))
    expect(await header.findByText('Ines Duarte')).toBeDefined()
    expect(header.queryByText('Verified')).toBeNull()
    expect(header.getByRole('link', { name: 'Ines Duarte' }).getAttribute('href')).toBe('/student-profile')
  })

  it('opens its tabs from the menu button on a narrow screen', async () => {
    const user = userEvent.setup()
    await openAs(doctor)

    await user.click(screen.getByRole('button', { name: 'Menu' }))

    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(menu.getByRole('link', { name: 'AI' }).getAttribute('href')).toBe('/ai')
    expect(menu.getByRole('button', { name: 'Logout' })).toBeDefined()
  })

  it('forgets unsent text when a person logs out, ends the session here and on the server', async () => {
    const user = userEvent.setup()
    const server = await openAs(doctor)
    keepDraft({ userId: 'user-1', question: 'half a thought', agent: 'clinical' })

    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name: 'Logout' }),
    )

    await waitFor(() => expect(findToken()).toBeUndefined())
    expect(findDraft('user-1')).toBeUndefined()
    expect(server.received.map(({ operation }) => operation)).toContain('logOut')
  })
})
