import { endOtherSessions, endSession, listSessions } from '@auscult/contract/auth/sessions.ts'
import { getProfile, updateProfile } from '@auscult/contract/people/profile.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { profileOf } from '../../testing/own-profile.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { PrivacyPreferences } from './privacy-preferences.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

const here = {
  _id: 'here',
  createdAt: '2026-11-26T08:00:00.000Z',
  isCurrent: true,
  device: { browser: 'Firefox', system: 'Windows' },
}
const elsewhere = {
  _id: '01890a5d-ac96-774b-bcce-b302099a5001',
  createdAt: '2026-11-25T08:00:00.000Z',
  isCurrent: false,
  device: { browser: 'Safari', system: 'iPhone' },
}

type Kept = Omit<z.input<typeof listSessions.answer>['data'][number], 'expiresAt'>

function keep(...sessions: Kept[]) {
  server.handlers.set(listSessions, () =>
    answered(listSessions, {
      data: sessions.map((session) => ({ ...session, expiresAt: '2026-11-26T20:00:00.000Z' })),
    }),
  )
}

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getProfile, () => answered(getProfile, { data: [profileOf()] }))
  keep(here, elsewhere)
  return () => vi.unstubAllGlobals()
})

async function open() {
  await renderSignedIn(<PrivacyPreferences />, ['settings', 'controls', 'layout'])
  return userEvent.setup()
}

const findable = () => screen.findByRole('checkbox', { name: 'Colleagues can find my profile' })

describe('whether colleagues find a profile', () => {
  it('is said and kept', async () => {
    server.handlers.set(updateProfile, () =>
      answered(updateProfile, { data: [profileOf({ public: false })] }),
    )
    const user = await open()
    expect(await findable()).toHaveProperty('checked', true)

    await user.click(await findable())

    await waitFor(() =>
      expect(server.received.find(({ operation }) => operation === 'updateProfile')?.body).toEqual({
        public: false,
      }),
    )
    expect(await findable()).toHaveProperty('checked', false)
  })

  it('stays as it is in force where it was not kept, and says so', async () => {
    server.handlers.set(updateProfile, () => refused(500, 'No'))
    const user = await open()

    await user.click(await findable())

    expect(await screen.findByText('This was not saved. Please try again.')).toBeDefined()
    expect(await findable()).toHaveProperty('checked', true)
  })

  it('is no question before there is a profile', async () => {
    server.handlers.set(getProfile, () => answered(getProfile, { data: [] }))

    await open()

    expect(await screen.findByRole('button', { name: 'Where you are logged in' })).toBeDefined()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('says when it could not be loaded, and is loaded on trying again', async () => {
    server.handlers.set(getProfile, () => refused(400, 'No'))
    const user = await open()
    expect(await screen.findByText('Your profile could not be loaded.')).toBeDefined()
    server.handlers.set(getProfile, () => answered(getProfile, { data: [profileOf()] }))

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await findable()).toBeDefined()
  })
})

async function openSessions() {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Where you are logged in' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Where you are logged in' })) }
}

describe('where a person is logged in', () => {
  it('is listed, and each but this browser can be logged out', async () => {
    const { user, dialog } = await openSessions()
    expect(await dialog.findByText('This browser')).toBeDefined()
    expect(
      dialog.getAllByRole('listitem').map((item) => within(item).queryAllByRole('paragraph')[0]?.textContent),
    ).toEqual(['Firefox on Windows', 'Safari on iPhone'])
    expect(dialog.getByText(/^Logged in on 25 Nov 2026/u)).toBeDefined()
    server.handlers.set(endSession, () => {
      keep(here)
      return answered(endSession, { statusCode: 200, message: 'Ended' })
    })

    await user.click(
      dialog.getByRole('button', { name: /^Log out: Safari on iPhone, logged in on 25 Nov 2026/u }),
    )

    expect(await dialog.findByText('That browser is logged out.')).toBeDefined()
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
    expect(dialog.queryByRole('button', { name: /^Log out/u })).toBeNull()
  })

  it('can be ended for all but this browser at once', async () => {
    const { user, dialog } = await openSessions()
    server.handlers.set(endOtherSessions, () => {
      keep(here)
      return answered(endOtherSessions, { statusCode: 200, message: 'Ended' })
    })

    await user.click(await dialog.findByRole('button', { name: 'Log out everywhere else' }))

    expect(await dialog.findByText('All other browsers are logged out.')).toBeDefined()
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
    expect(dialog.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull()
  })

  it('says when the others could not be logged out', async () => {
    server.handlers.set(endOtherSessions, () => ({ status: 500, answer: {} }))
    const { user, dialog } = await openSessions()

    await user.click(await dialog.findByRole('button', { name: 'Log out everywhere else' }))

    expect(await dialog.findByText('They were not logged out. Please try again.')).toBeDefined()
    expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  })

  it('names a browser as far as it is known', async () => {
    keep(
      here,
      { ...elsewhere, _id: 'second', device: { browser: null, system: 'Android' } },
      { ...elsewhere, device: null },
    )

    const { dialog } = await openSessions()

    expect(await dialog.findByText('A browser on Android')).toBeDefined()
    expect(dialog.getByText('Unknown browser')).toBeDefined()
  })

  it('says that it is on its way', async () => {
    server.handlers.set(listSessions, () => new Promise(() => undefined))

    const { dialog } = await openSessions()

    expect(dialog.getByText('Loading where you are logged in...')).toBeDefined()
  })

  it('says when it did not come, and when somebody could not be logged out', async () => {
    server.handlers.set(listSessions, () => ({ status: 400, answer: {} }))
    server.handlers.set(endSession, () => ({ status: 500, answer: {} }))
    const { user, dialog } = await openSessions()
    const failed = await dialog.findByText('Failed to load data. Please try again.')
    expect(failed).toBeDefined()
    keep(here, elsewhere)

    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await user.click(await dialog.findByRole('button', { name: /^Log out:/u }))

    expect(await dialog.findByText('It was not logged out. Please try again.')).toBeDefined()
  })
})
