import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { listFriendRequests, respondToFriendRequest } from '@auscult/contract/people/circle.ts'
import {
  listNotifications,
  type Notification,
  readNotifications,
} from '@auscult/contract/people/notifications.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, requestId, self, selfIdentity } from '../../testing/people.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { NotificationsPage } from './notifications-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

const asked: Notification = {
  _id: '01890a5d-ac96-774b-bcce-b302099a2001',
  kind: 'opinion-asked',
  person: ada,
  nameThen: ada.name,
  subjectId: '01890a5d-ac96-774b-bcce-b302099a3001',
  createdAt: '2026-11-22T10:00:00.000Z',
  device: null,
  isRead: false,
}

function notify(...events: Notification[]) {
  server.handlers.set(listNotifications, () =>
    answered(listNotifications, {
      data: events,
      total: events.length,
      hasMore: false,
      unread: events.filter(({ isRead }) => !isRead).length,
    }),
  )
}

function wait(isWaiting: boolean) {
  const request = {
    _id: requestId,
    senderInfo: ada,
    receiverInfo: self,
    createdAt: '2026-11-21T10:00:00.000Z',
  }
  const data = isWaiting ? [request] : []
  server.handlers.set(listFriendRequests, () =>
    answered(listFriendRequests, { data, total: data.length, hasMore: false }),
  )
}

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [selfIdentity] }))
  notify()
  wait(false)
  return () => vi.unstubAllGlobals()
})

async function open() {
  await renderSignedIn(<NotificationsPage />, ['notifications', 'reference', 'layout', 'controls'])
  return userEvent.setup()
}

const sent = (operation: string) => server.received.filter((call) => call.operation === operation)

describe('notifications', () => {
  it('say that they are on their way', async () => {
    server.handlers.set(listNotifications, () => new Promise(() => undefined))

    await open()

    expect(screen.getByRole('heading', { name: 'Notifications' })).toBeDefined()
    expect(screen.getByText('Loading your notifications...')).toBeDefined()
  })

  it('say that there are none', async () => {
    await open()

    expect(
      await screen.findByText('No notifications for you. Ask somebody to add you to their circle.'),
    ).toBeDefined()
  })

  it('say when they did not come, and are tried again', async () => {
    server.handlers.set(listNotifications, () => ({ status: 400, answer: {} }))
    const user = await open()
    const alert = await screen.findByRole('alert', undefined, { timeout: 5_000 })
    expect(alert.textContent).toContain('Failed to load data. Please try again.')
    notify(asked)

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByText('Dr. Ada Byron asks for your second opinion.')).toBeDefined()
  })

  it('lead to what they are about', async () => {
    notify(asked)

    await open()

    const link = await screen.findByRole('link', { name: 'Dr. Ada Byron asks for your second opinion.' })
    expect(link.getAttribute('href')).toBe(`/second-opinion/${asked.subjectId}`)
  })

  it('of a watched question lead to the old and the new answer', async () => {
    notify({ ...asked, kind: 'answer-changed', person: null })

    await open()

    const link = await screen.findByRole('link', { name: /^New evidence changes the answer/u })
    expect(link.getAttribute('href')).toBe(`/watched-questions/${asked.subjectId}`)
  })

  it.each([
    ['verified', 'Your registration was verified. The badge stands beside your name.', '/profile'],
    ['verification-refused', 'Your registration could not be verified. Your profile says why.', '/profile'],
    [
      'signed-in',
      'Your account was signed in to from a new network. If it was not you, change your password.',
      '/settings',
    ],
    ['password-changed', 'Your password was changed.', '/settings'],
    ['google-linked', 'A Google account was linked to yours.', '/settings'],
    [
      'request-accepted',
      'Dr. Ada Byron accepted your request and is in your circle.',
      '/others-profile/Ada%20Byron',
    ],
    [
      'invited',
      'Dr. Ada Byron sent you an invite. Add them to your circle if you know them.',
      '/others-profile/Ada%20Byron',
    ],
  ] as const)('of %s lead to where one can act on it', async (kind, words, href) => {
    const isOfPerson = href.startsWith('/others-profile')
    notify({ ...asked, kind, person: isOfPerson ? ada : null, subjectId: null })

    await open()

    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(href)
  })

  it('tell the name under which it happened, and lead to who that is now', async () => {
    notify({ ...asked, kind: 'request-accepted', nameThen: 'Augusta Gordon' })

    await open()

    const link = await screen.findByRole('link', { name: /^Dr\. Augusta Gordon accepted your request/u })
    expect(link.getAttribute('href')).toBe('/others-profile/Ada%20Byron')
  })

  it('of a request alone are no empty list, and read once the request is seen', async () => {
    notify({ ...asked, kind: 'request-received', subjectId: requestId })
    wait(true)
    server.handlers.set(readNotifications, () => answered(readNotifications, { data: { unread: 0 } }))

    await open()

    expect(await screen.findByRole('heading', { name: 'Requests' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'What happened' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await waitFor(() => expect(sent('readNotifications')[0]?.body).toEqual({ ids: [asked._id] }))
  })

  it('are read once they are followed', async () => {
    notify(asked)
    server.handlers.set(readNotifications, () => answered(readNotifications, { data: { unread: 0 } }))
    const user = await open()

    await user.click(await screen.findByRole('link', { name: /second opinion/u }))

    await waitFor(() => expect(sent('readNotifications')[0]?.body).toEqual({ ids: [asked._id] }))
  })

  it('of somebody who is gone say so', async () => {
    notify({ ...asked, kind: 'request-accepted', person: null })

    await open()

    expect(await screen.findByText(/^A former colleague accepted/u)).toBeDefined()
  })

  it('say when they were not marked as read', async () => {
    notify(asked)
    server.handlers.set(readNotifications, () => ({ status: 500, answer: {} }))
    const user = await open()

    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))

    expect((await screen.findByRole('alert')).textContent).toBe(
      'This was not marked as read. Please try again.',
    )
  })

  it.each([
    ['Accept: Ada Byron', 'approved', 'Ada Byron is in your circle now.'],
    ['Reject: Ada Byron', 'rejected', 'The request of Ada Byron was rejected. They are not told.'],
  ])('let a person press %s', async (name, status, news) => {
    wait(true)
    const user = await open()
    const link = await screen.findByRole('link', { name: 'Dr. Ada Byron' })
    expect(link.getAttribute('href')).toBe('/others-profile/Ada%20Byron')
    server.handlers.set(respondToFriendRequest, () => {
      wait(false)
      return answered(respondToFriendRequest, { statusCode: 200, message: 'Done' })
    })

    await user.click(screen.getByRole('button', { name }))

    expect(await screen.findByText(/^No notifications for you/u)).toBeDefined()
    expect(screen.getByText(news)).toBeDefined()
    expect(sent('respondToFriendRequest')[0]?.body).toEqual({ requestId, status })
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Requests, What happened' })),
    )
  })

  it('say when a request was not answered for no reason that is known', async () => {
    wait(true)
    const user = await open()
    expect(
      await screen.findByText('Medical Doctor · Asks to join your circle · 21 November 2026'),
    ).toBeDefined()
    server.handlers.set(respondToFriendRequest, () => ({ status: 500, answer: {} }))

    await user.click(await screen.findByRole('button', { name: 'Reject: Ada Byron' }))

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('The request was not answered. Please try again.')
  })

  it('keep a request that was not answered, and say why', async () => {
    wait(true)
    const user = await open()
    server.handlers.set(respondToFriendRequest, () => refused(404, 'The request is gone.'))

    await user.click(await screen.findByRole('button', { name: 'Accept: Ada Byron' }))

    expect((await screen.findByRole('alert')).textContent).toBe('The request is gone.')
  })

  it.each([
    ['Mark as read: Dr. Ada Byron asks for your second opinion.', { ids: [asked._id] }],
    ['Mark all as read', {}],
  ])('are read by %s', async (name, body) => {
    notify(asked)
    const user = await open()
    server.handlers.set(readNotifications, () => {
      notify({ ...asked, isRead: true })
      return answered(readNotifications, { data: { unread: 0 } })
    })

    await user.click(await screen.findByRole('button', { name }))

    await waitFor(() => expect(screen.queryByText(/^Unread/u)).toBeNull())
    expect(sent('readNotifications')[0]?.body).toEqual(body)
  })

  it('say what a sign-in was made with', async () => {
    const device = { browser: 'Firefox', system: 'Windows' }
    notify({ ...asked, kind: 'signed-in', person: null, subjectId: null, device })

    await open()

    expect(await screen.findByText(/^Firefox on Windows · Unread · 22 Nov 2026/u)).toBeDefined()
  })

  it('ask for no requests before there is a profile', async () => {
    server.handlers.set(getIdentity, () => answered(getIdentity, { data: [{ ...selfIdentity, type: null }] }))
    notify({ ...asked, kind: 'password-changed', person: null, subjectId: null })

    await open()

    expect(await screen.findByText('Your password was changed.')).toBeDefined()
    expect(sent('listFriendRequests')).toHaveLength(0)
  })
})
