import { downloadProfile } from '@auscult/contract/account/account.ts'
import {
  deleteAccount,
  getEmailPreferences,
  setEmailPreferences,
} from '@auscult/contract/account/settings.ts'
import { changePassword, getIdentity } from '@auscult/contract/auth/auth.ts'
import { getWeeklyMail } from '@auscult/contract/posts/mail.ts'
import { getProfile } from '@auscult/contract/people/profile.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../lib/language/i18n.ts'
import { selfIdentity } from '../../testing/people.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, startSealedServer } from '../../testing/sealed-server.ts'
import { RequestDataPage } from './request-data-page.tsx'
import { SettingsPage } from './settings-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

const never = () => new Promise<never>(() => undefined)

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getProfile, () => answered(getProfile, { data: [] }))
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [selfIdentity] }))
  server.handlers.set(getEmailPreferences, () =>
    answered(getEmailPreferences, { data: { isPromotion: false } }),
  )
  server.handlers.set(getWeeklyMail, () => answered(getWeeklyMail, { data: { isWanted: false } }))
  return () => vi.unstubAllGlobals()
})

async function open() {
  await renderSignedIn(<SettingsPage />, ['settings', 'layout', 'controls'])
  return userEvent.setup()
}

async function openEntry(entry: string, title = entry) {
  const user = await open()
  await user.click(screen.getByRole('button', { name: entry }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: title }, { timeout: 10_000 })) }
}

describe('the settings', () => {
  it('show the theme that is in force, and change it at once', async () => {
    const user = await open()
    expect(screen.getByRole('radio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true')

    await user.click(screen.getByRole('radio', { name: 'Dark' }))

    expect(document.documentElement.dataset['theme']).toBe('dark')
    await user.click(screen.getByRole('radio', { name: 'Light' }))
  })

  it('change the language at once, which is also the spelling', async () => {
    const user = await open()
    expect(screen.getByText(/also decides the spelling and the drug names/u)).toBeDefined()

    await user.click(screen.getByRole('radio', { name: 'Deutsch' }))

    expect(await screen.findByRole('heading', { name: 'Einstellungen' })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'English (UK)' }))
    await waitFor(() => expect(i18n.language).toBe('en-GB'))
  })

  it('say when mail preferences did not come, and load them on trying again', async () => {
    server.handlers.set(getEmailPreferences, () => ({ status: 400, answer: {} }))
    const user = await open()
    expect(await screen.findByText('Your email preferences could not be loaded.')).toBeDefined()
    server.handlers.set(getEmailPreferences, () =>
      answered(getEmailPreferences, { data: { isPromotion: true } }),
    )

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('checkbox', { name: 'News about Auscult' })).toHaveProperty(
      'checked',
      true,
    )
    expect(screen.getByText('Emails about the security of your account always come.')).toBeDefined()
  })

  it('show a mail preference as it was chosen while it is kept', async () => {
    server.handlers.set(setEmailPreferences, never)
    const user = await open()

    await user.click(await screen.findByRole('checkbox', { name: 'News about Auscult' }))

    expect(screen.getByRole('checkbox', { name: 'News about Auscult' })).toHaveProperty('checked', true)
  })

  // Once its text is here, the dialog has the title of the text.
  it.each([
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms & Conditions', 'Terms and Conditions'],
    ['Copyright & Fair Use', 'Copyright and Fair Use'],
  ])('show %s', async (entry, title) => {
    const { dialog } = await openEntry(entry, title)

    expect((await dialog.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(2)
  })

  it('say what support is for, and that it is no place for patients', async () => {
    const { dialog } = await openEntry('Contact Support')

    expect(dialog.getByText('Help with Auscult')).toBeDefined()
    expect(dialog.getByText('Adverse events and safety')).toBeDefined()
    expect(dialog.getByText(/^Please write nothing that identifies a patient/u)).toBeDefined()
  })
})

describe('what is on its way', () => {
  it('is one’s data, on a page that leads back', async () => {
    server.handlers.set(downloadProfile, never)
    await renderSignedIn(<RequestDataPage />, ['settings', 'controls'])

    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))

    expect(await screen.findByRole('button', { name: 'Preparing your data...' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'All settings' }).getAttribute('href')).toBe('/settings')
  })

  it('is a deletion, which is asked for once', async () => {
    server.handlers.set(deleteAccount, never)
    const { user, dialog } = await openEntry('Delete Account')
    await user.type(dialog.getByLabelText('Password'), 'correct horse')

    await user.keyboard('{Enter}{Enter}')

    expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDefined()
    await waitFor(() =>
      expect(server.received.filter(({ operation }) => operation === 'deleteAccount')).toHaveLength(1),
    )
  })

  it('is a new password, whose fields are locked', async () => {
    server.handlers.set(changePassword, never)
    const { user, dialog } = await openEntry('Change Password')
    await user.type(dialog.getByLabelText('Current Password'), 'old secret')
    await user.type(dialog.getByLabelText('New Password'), 'new secret 1')
    await user.type(dialog.getByLabelText('Confirm Password'), 'new secret 1{Enter}')

    expect(await dialog.findByRole('button', { name: 'Changing...' })).toBeDefined()
    expect(dialog.getByLabelText('New Password')).toHaveProperty('readOnly', true)
  })
})

describe('an account is kept where', () => {
  it.each([
    [
      'the server cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Network error occurred while trying to delete account',
    ],
    [
      'its answer is none',
      () => ({ status: 200, answer: {} }),
      'Failed to process account deletion request. Please try again later.',
    ],
  ])('%s', async (_case, reply, words) => {
    server.handlers.set(deleteAccount, reply)
    const { user, dialog } = await openEntry('Delete Account')
    await user.type(dialog.getByLabelText('Password'), 'correct horse')

    await user.click(dialog.getByRole('button', { name: 'Delete my account' }))

    expect((await dialog.findByRole('alert')).textContent).toBe(words)
  })
})
