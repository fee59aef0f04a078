import { downloadProfile } from '@auscult/contract/account/account.ts'
import {
  deleteAccount,
  getEmailPreferences,
  setEmailPreferences,
} from '@auscult/contract/account/settings.ts'
import { changePassword, getIdentity } from '@auscult/contract/auth/auth.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getWeeklyMail, setWeeklyMail } from '@auscult/contract/posts/mail.ts'
import { getProfile } from '@auscult/contract/people/profile.ts'
import { findToken } from '../../lib/session/session.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { RequestDataPage } from './request-data-page.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { SettingsPage } from './settings-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getEmailPreferences, () =>
    answered(getEmailPreferences, { data: { isPromotion: false } }),
  )
  server.handlers.set(getWeeklyMail, () => answered(getWeeklyMail, { data: { isWanted: false } }))
  server.handlers.set(getProfile, () => answered(getProfile, { data: [] }))
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

const namespaces = ['settings', 'layout', 'controls']

async function openSettings() {
  const user = userEvent.setup()
  await renderSignedIn(<SettingsPage />, namespaces)
  return user
}

const entriesOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

async function openEntry(name: string) {
  const user = await openSettings()
  await user.click(screen.getByRole('button', { name }))
  return { user, dialog: within(await screen.findByRole('dialog', { name })) }
}

async function fillIn(fields: Record<string, string>) {
  const opened = await openEntry('Change Password')
  await waitFor(() =>
    expect(opened.dialog.getByLabelText('Email')).toHaveProperty('value', 'ines@example.org'),
  )
  for (const [name, value] of Object.entries(fields)) {
    // oxlint-disable-next-line no-await-in-loop -- a person types one after the other
    await opened.user.type(opened.dialog.getByLabelText(name), value)
  }
  return { ...opened, button: opened.dialog.getByRole('button', { name: 'Change Password' }) }
}

describe('the settings', () => {
  it('have every entry in its group', async () => {
    await openSettings()

    expect(entriesOf('Privacy & Security')).toEqual(['Privacy Policy', 'Request My Data', 'Delete Account'])
    expect(entriesOf('Legal & Platform')).toEqual(['Terms & Conditions', 'Copyright & Fair Use'])
    expect(entriesOf('Account Preferences')).toEqual(['Change Password', 'Change Email'])
    expect(entriesOf('Support')).toEqual(['Contact Support'])
  })

  it('show a legal text over themselves', async () => {
    const user = await openSettings()

    await user.click(screen.getByRole('button', { name: 'Terms & Conditions' }))

    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(3)
  })

  it('close when the screen becomes wider than 1024 px', async () => {
    const listeners: ((event: { matches: boolean }) => void)[] = []
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: false,
      addEventListener: (_type: string, listener: (event: { matches: boolean }) => void) => {
        if (query === '(width > 1024px)') listeners.push(listener)
      },
      removeEventListener: () => undefined,
    }))
    const handleOpenChange = vi.fn<(open: boolean) => void>()
    await renderSignedIn(<SettingsDialog title="Settings" open onOpenChange={handleOpenChange} />, namespaces)

    act(() => listeners.forEach((listener) => listener({ matches: true })))

    expect(handleOpenChange).toHaveBeenCalledWith(false)
  })

  it('keep which mails a person wants', async () => {
    server.handlers.set(setEmailPreferences, () =>
      answered(setEmailPreferences, { data: { isPromotion: true } }),
    )
    const user = await openSettings()

    await user.click(await screen.findByRole('checkbox', { name: 'News about Auscult' }))

    await waitFor(() =>
      expect(server.received.find(({ operation }) => operation === 'setEmailPreferences')?.body).toEqual({
        isPromotion: true,
      }),
    )
    expect(screen.getByRole('checkbox', { name: 'News about Auscult' })).toHaveProperty('checked', true)
  })

  it('switch the weekly mail on', async () => {
    server.handlers.set(setWeeklyMail, () => answered(setWeeklyMail, { data: { isWanted: true } }))
    const user = await openSettings()
    const weekly = await screen.findByRole('checkbox', { name: 'News and research of the week, by email' })
    expect(weekly).toHaveProperty('checked', false)

    await user.click(weekly)

    await waitFor(() =>
      expect(server.received.find(({ operation }) => operation === 'setWeeklyMail')?.body).toEqual({
        isWanted: true,
      }),
    )
    expect(weekly).toHaveProperty('checked', true)
  })

  it('say that a mail preference was not saved, and show the one in force', async () => {
    server.handlers.set(setEmailPreferences, () => refused(500, 'No'))
    const user = await openSettings()

    await user.click(await screen.findByRole('checkbox', { name: 'News about Auscult' }))

    expect(await screen.findByText('This was not saved. Please try again.')).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'News about Auscult' })).toHaveProperty('checked', false)
  })

  it('tell whom to write to', async () => {
    const { dialog } = await openEntry('Contact Support')

    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^mailto:.+@/u),
      expect.stringMatching(/^mailto:.+@/u),
    ])
  })
})

describe('requesting my data', () => {
  it('saves all that is kept as user-data.txt', async () => {
    server.handlers.set(downloadProfile, () => answered(downloadProfile, '{"account":1}'))
    const saved: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await renderSignedIn(<RequestDataPage />, namespaces)

    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))

    expect(await screen.findByText(/user-data\.txt was handed/u)).toBeDefined()
    expect(saved).toEqual(['user-data.txt'])
    vi.restoreAllMocks()
  })

  it('says when it failed', async () => {
    server.handlers.set(downloadProfile, () => refused(500, 'No'))
    await renderSignedIn(<RequestDataPage />, namespaces)

    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to download user data. Please try again later.',
    )
  })
})

describe('deleting an account', () => {
  it('takes the password, and logs the person out', async () => {
    server.handlers.set(deleteAccount, () => answered(deleteAccount, { statusCode: 200, message: 'Deleted' }))
    const { user, dialog } = await openEntry('Delete Account')
    const button = dialog.getByRole('button', { name: 'Delete my account' })
    expect(button).toHaveProperty('disabled', true)

    await user.type(dialog.getByLabelText('Password'), 'correct horse')
    await user.click(button)

    await waitFor(() => expect(findToken()).toBeUndefined())
    expect(server.received.find(({ operation }) => operation === 'deleteAccount')?.body).toEqual({
      password: 'correct horse',
    })
  })

  it.each([
    [
      'the server has a word',
      refused(400, 'This is not your current password.'),
      'This is not your current password.',
    ],
    ['the server has none', { status: 500, answer: {} }, 'Failed to delete account'],
  ])('keeps the account and says so where %s', async (_case, reply, words) => {
    server.handlers.set(deleteAccount, () => reply)
    const { user, dialog } = await openEntry('Delete Account')

    await user.type(dialog.getByLabelText('Password'), 'wrong one')
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }))

    expect((await dialog.findByRole('alert')).textContent).toBe(words)
    expect(findToken()).toBeDefined()
  })
})

describe('changing the password', () => {
  it('says while one types what is missing, and waits until all is valid', async () => {
    const { user, dialog, button } = await fillIn({
      'Current Password': 'old secret',
      'New Password': 'short',
      'Confirm Password': 'other',
    })

    expect(dialog.getByText("Confirm Password doesn't match with the entered Password")).toBeDefined()
    await user.click(dialog.getByLabelText('New Password'))
    expect(dialog.getByText('New Password must be at least 8 characters')).toBeDefined()
    await user.clear(dialog.getByLabelText('Email'))
    expect(dialog.getByText('Email is required')).toBeDefined()
    expect(button).toHaveProperty('disabled', true)
  })

  it('says of a field that was left what is wrong with it', async () => {
    const { user, dialog } = await fillIn({ 'New Password': 'short', 'Confirm Password': 'other' })

    await user.click(dialog.getByLabelText('Email'))

    expect(dialog.getByText('Password must be at least 8 characters long')).toBeDefined()
    expect(dialog.getByText('Passwords do not match')).toBeDefined()
  })

  it('tells that it is done, locks the fields, and logs the person out after three seconds', async () => {
    server.handlers.set(changePassword, () =>
      answered(changePassword, { statusCode: 200, message: 'Changed' }),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { user, dialog, button } = await fillIn({
      'Current Password': 'old secret',
      'New Password': 'new secret 1',
      'Confirm Password': 'new secret 1',
    })

    await user.click(button)

    expect(await dialog.findByText(/Your password was changed/u)).toBeDefined()
    expect(dialog.getByLabelText('New Password')).toHaveProperty('readOnly', true)
    expect(findToken()).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    await waitFor(() => expect(findToken()).toBeUndefined())
    vi.useRealTimers()
  })

  it.each([
    [
      'the server has a word',
      refused(400, 'This is not your current password.'),
      'This is not your current password.',
    ],
    ['the server has none', { status: 500, answer: {} }, 'Failed to reset password. Please try again.'],
  ])('says what went wrong where %s', async (_case, reply, words) => {
    server.handlers.set(changePassword, () => reply)
    const { user, dialog, button } = await fillIn({
      'Current Password': 'old secret',
      'New Password': 'new secret 1',
      'Confirm Password': 'new secret 1',
    })

    await user.click(button)

    expect((await dialog.findByRole('alert')).textContent).toBe(words)
  })
})
