import {
  deleteFriend,
  listFriendRequests,
  listFriends,
  requestFriend,
  withdrawFriendRequest,
} from '@auscult/contract/people/circle.ts'
import { searchProfiles } from '@auscult/contract/people/profile.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, connection, requestId } from '../../testing/people.ts'
import { answered, refused } from '../../testing/sealed-server.ts'
import { openCircle, openSent, page, search, startCircleServer, stranger } from './circle.steps.tsx'

let server: Awaited<ReturnType<typeof startCircleServer>>

beforeEach(async () => {
  server = await startCircleServer()
  return () => vi.unstubAllGlobals()
})

const never = () => new Promise<never>(() => undefined)

describe('the circle', () => {
  it('lists who is in it, each leading to their profile', async () => {
    await openCircle()

    const link = await screen.findByRole('link', { name: 'Dr. Ada Byron' })
    expect(link.getAttribute('href')).toBe('/others-profile/Ada%20Byron')
    expect(
      screen.getByText('Medical Doctor, Cardiology, Ireland · In your circle since 20 November 2026'),
    ).toBeDefined()
  })

  it('says that it is on its way', async () => {
    server.handlers.set(listFriends, never)

    await openCircle()

    expect(screen.getByText('Loading your circle...')).toBeDefined()
  })

  it('says that it is empty, and leads to colleagues', async () => {
    server.know()
    const user = await openCircle()
    expect(await screen.findByText('Your circle is empty...')).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Find colleagues' }))

    expect(screen.getByLabelText('Name of a colleague')).toBeDefined()
  })

  it('says when it did not come, and tries again', async () => {
    server.handlers.set(listFriends, () => refused(400, 'No'))
    const user = await openCircle()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load data. Please try again.')
    server.know(connection)

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: 'Dr. Ada Byron' })).toBeDefined()
  })

  it('is searched by name', async () => {
    const user = await openCircle()

    await user.type(await screen.findByLabelText('Search your circle'), 'Nobody')

    expect(await screen.findByText('No results found')).toBeDefined()
    expect(server.sent('listFriends').at(-1)?.query.get('q')).toBe('Nobody')
  })

  it('keeps the search where it failed', async () => {
    const user = await openCircle()
    const field = await screen.findByLabelText('Search your circle')
    server.handlers.set(listFriends, () => refused(500, 'No'))

    await user.type(field, 'Ada')

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getByLabelText('Search your circle')).toBe(field)
    expect(document.activeElement).toBe(field)
  })

  it('asks before somebody is removed, and keeps the focus where they stood', async () => {
    server.handlers.set(deleteFriend, () => {
      server.know()
      return answered(deleteFriend, { statusCode: 200, message: 'Removed' })
    })
    const user = await openCircle()
    await user.click(await screen.findByRole('button', { name: 'Remove Ada Byron' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ada Byron?' }))
    expect(server.sent('deleteFriend')).toHaveLength(0)

    await user.click(dialog.getByRole('button', { name: 'Remove' }))

    expect(await screen.findByText('Your circle is empty...')).toBeDefined()
    expect(server.sent('deleteFriend')).toHaveLength(1)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'My circle' })),
    )
  })

  it('keeps who could not be removed, and says so', async () => {
    server.handlers.set(deleteFriend, () => ({ status: 500, answer: {} }))
    const user = await openCircle()
    await user.click(await screen.findByRole('button', { name: 'Remove Ada Byron' }))
    const dialog = within(await screen.findByRole('dialog'))

    await user.click(dialog.getByRole('button', { name: 'Remove' }))

    expect((await dialog.findByRole('alert')).textContent).toBe('Nobody was removed. Please try again.')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('link', { name: 'Dr. Ada Byron' })).toBeDefined()
  })

  it('invites a colleague', async () => {
    const user = await openCircle()

    await user.click(screen.getByRole('button', { name: 'Invite' }))

    expect(await screen.findByRole('dialog', { name: 'Invite a colleague' })).toBeDefined()
  })
})

describe('finding colleagues', () => {
  it('asks one to join the circle, and shows that it waits, with the focus still on the person', async () => {
    server.find(stranger)
    const user = await search()
    server.handlers.set(requestFriend, () => {
      server.find({ ...stranger, relation: 'requested', requestId })
      return answered(requestFriend, { data: { _id: requestId, status: 'pending' } })
    })

    await user.click(await screen.findByRole('button', { name: 'Add to circle: Ada Byron' }))

    expect(await screen.findByRole('button', { name: 'Withdraw request: Ada Byron' })).toBeDefined()
    expect(server.sent('requestFriend')[0]?.body).toEqual({ receiverId: ada._id })
    expect(screen.getByText('Medical Doctor, Cardiology, Ireland')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Ada Byron' })))
  })

  it('begins with two letters', async () => {
    server.find(stranger)

    await search('A')

    expect(screen.getByText(/^At least 2 letters/u)).toBeDefined()
    expect(server.sent('searchProfiles')).toHaveLength(0)
  })

  it('says that it is searching', async () => {
    server.handlers.set(searchProfiles, never)

    await search()

    expect(await screen.findByText('Searching...')).toBeDefined()
  })

  it('says that nobody was found', async () => {
    server.find()

    await search()

    expect(await screen.findByText('No results found')).toBeDefined()
  })

  it('says when the search failed, and tries again', async () => {
    server.handlers.set(searchProfiles, () => ({ status: 400, answer: {} }))
    const user = await search()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load data. Please try again.')
    server.find(stranger)

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByText('1 colleague found')).toBeDefined()
  })

  it('says that there are more than it shows', async () => {
    server.handlers.set(searchProfiles, () =>
      answered(searchProfiles, { data: [stranger], total: 21, hasMore: true }),
    )

    await search()

    expect(await screen.findByText('21 colleagues found')).toBeDefined()
    expect(screen.getByText('There are more. Type more of the name to find the right one.')).toBeDefined()
  })

  it('says what the server has against a request', async () => {
    server.find(stranger)
    const user = await search()
    server.handlers.set(requestFriend, () => refused(429, 'Too many requests today.'))

    await user.click(await screen.findByRole('button', { name: 'Add to circle: Ada Byron' }))

    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests today.')
  })
})

describe('requests that were sent', () => {
  it('can be withdrawn', async () => {
    server.waitFor(ada)
    const user = await openSent()
    expect(await screen.findByText('Sent on 21 November 2026')).toBeDefined()
    server.handlers.set(withdrawFriendRequest, () => {
      server.waitFor()
      return answered(withdrawFriendRequest, { statusCode: 200, message: 'Withdrawn' })
    })

    await user.click(await screen.findByRole('button', { name: 'Withdraw request: Ada Byron' }))

    expect(await screen.findByText('No request of yours waits for an answer.')).toBeDefined()
    expect(screen.getByText('Your request to Ada Byron was withdrawn.')).toBeDefined()
    expect(server.sent('listFriendRequests')[0]?.query.get('direction')).toBe('sent')
  })

  it('say when one could not be withdrawn', async () => {
    server.waitFor(ada)
    server.handlers.set(withdrawFriendRequest, () => ({ status: 500, answer: {} }))
    const user = await openSent()

    await user.click(await screen.findByRole('button', { name: 'Withdraw request: Ada Byron' }))

    expect((await screen.findByRole('alert')).textContent).toBe('This did not work. Please try again.')
  })

  it('say that they are on their way', async () => {
    server.handlers.set(listFriendRequests, never)

    await openSent()

    expect(screen.getByText('Loading your requests...')).toBeDefined()
  })

  it('say when they did not come', async () => {
    server.handlers.set(listFriendRequests, () => refused(400, 'No'))
    const user = await openSent()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load data.')
    server.handlers.set(listFriendRequests, () => answered(listFriendRequests, page([])))

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByText('No request of yours waits for an answer.')).toBeDefined()
  })
})
