import { getIdentity } from '@auscult/contract/auth.ts'
import {
  deleteFriend,
  listFriendRequests,
  listFriends,
  requestFriend,
  respondToFriendRequest,
  withdrawFriendRequest,
} from '@auscult/contract/circle.ts'
import { getProfileById, type OtherProfile, searchProfiles } from '@auscult/contract/profile.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, requestId, self, selfIdentity } from '../../testing/people.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { CirclePage } from './circle-page.tsx'
import { OthersProfilePage } from './others-profile-page.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

const connection = {
  _id: requestId,
  senderId: ada._id,
  receiverId: self._id,
  senderInfo: ada,
  receiverInfo: self,
  connectedAt: '2026-11-20T10:00:00.000Z',
}

const stranger: OtherProfile = {
  ...ada,
  fullName: ada.name,
  country: ['Ireland'],
  professionalCategory: [{ _id: 'cardiology', professionalCategoryName: 'Cardiology' }],
  relation: 'none',
  requestId: null,
}

const page = <Item,>(data: Item[]) => ({ data, total: data.length, hasMore: false })
const sent = (operation: string) => server.received.filter((call) => call.operation === operation)
const namespaces = ['circle', 'layout', 'controls']

function know(...people: (typeof connection)[]) {
  server.handlers.set(listFriends, ({ query }) =>
    answered(
      listFriends,
      page(people.filter(({ senderInfo }) => senderInfo.name.includes(query.get('q') ?? ''))),
    ),
  )
}

beforeEach(async () => {
  server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [selfIdentity] }))
  know(connection)
  return () => vi.unstubAllGlobals()
})

async function openCircle() {
  const user = userEvent.setup()
  await renderSignedIn(<CirclePage />, namespaces)
  return user
}

async function search(...found: OtherProfile[]) {
  server.handlers.set(searchProfiles, () => answered(searchProfiles, page(found)))
  const user = await openCircle()
  await user.click(screen.getByRole('tab', { name: 'Find colleagues' }))
  await user.type(screen.getByLabelText('Name of a colleague'), 'Ada')
  return user
}

async function openSent(...people: (typeof ada)[]) {
  server.handlers.set(listFriendRequests, () =>
    answered(
      listFriendRequests,
      page(
        people.map((person) => ({
          _id: requestId,
          senderInfo: self,
          receiverInfo: person,
          createdAt: '2026-11-21T10:00:00.000Z',
        })),
      ),
    ),
  )
  const user = await openCircle()
  await user.click(screen.getByRole('tab', { name: 'Requests sent' }))
  return user
}

async function openProfile(profile: OtherProfile | null, state: unknown = { userId: ada._id }) {
  server.handlers.set(getProfileById, () =>
    profile === null
      ? refused(404, 'Nobody is here.', 'person-not-found')
      : answered(getProfileById, { data: [profile] }),
  )
  await renderSignedIn(
    <Routes>
      <Route path="/others-profile/:name" element={<OthersProfilePage />} />
    </Routes>,
    namespaces,
    'user-1',
    state,
    '/others-profile/Ada Byron',
  )
  return userEvent.setup()
}

describe('the circle', () => {
  it('lists who is in it, each leading to their profile', async () => {
    await openCircle()

    const link = await screen.findByRole('link', { name: 'Dr. Ada Byron' })
    expect(link.getAttribute('href')).toBe('/others-profile/Ada%20Byron')
    expect(screen.getByText('In your circle since 20 November 2026')).toBeDefined()
  })

  it('says that it is on its way', async () => {
    server.handlers.set(listFriends, () => new Promise(() => undefined))

    await openCircle()

    expect(screen.getByText('Loading your circle...')).toBeDefined()
  })

  it('says that it is empty, and leads to colleagues', async () => {
    know()
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
    know(connection)

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: 'Dr. Ada Byron' })).toBeDefined()
  })

  it('is searched by name', async () => {
    const user = await openCircle()

    await user.type(await screen.findByLabelText('Search your circle'), 'Nobody')

    expect(await screen.findByText('No results found')).toBeDefined()
    expect(sent('listFriends').at(-1)?.query.get('q')).toBe('Nobody')
  })

  it('asks before somebody is removed', async () => {
    server.handlers.set(deleteFriend, () => {
      know()
      return answered(deleteFriend, { statusCode: 200, message: 'Removed' })
    })
    const user = await openCircle()
    await user.click(await screen.findByRole('button', { name: 'Remove Ada Byron' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ada Byron?' }))
    expect(sent('deleteFriend')).toHaveLength(0)

    await user.click(dialog.getByRole('button', { name: 'Remove' }))

    expect(await screen.findByText('Your circle is empty...')).toBeDefined()
    expect(sent('deleteFriend')).toHaveLength(1)
  })
})

describe('finding colleagues', () => {
  it('asks one to join the circle, and shows that it waits', async () => {
    const user = await search(stranger)
    server.handlers.set(requestFriend, () => {
      server.handlers.set(searchProfiles, () =>
        answered(searchProfiles, page([{ ...stranger, relation: 'requested' as const, requestId }])),
      )
      return answered(requestFriend, { data: { _id: requestId, status: 'pending' } })
    })

    await user.click(await screen.findByRole('button', { name: 'Add to circle: Ada Byron' }))

    expect(await screen.findByRole('button', { name: 'Withdraw request: Ada Byron' })).toBeDefined()
    expect(sent('requestFriend')[0]?.body).toEqual({ receiverId: ada._id })
    expect(screen.getByText('Cardiology, Ireland')).toBeDefined()
  })

  it('says that nobody was found', async () => {
    await search()

    expect(await screen.findByText('No results found')).toBeDefined()
  })

  it('says what the server has against a request', async () => {
    const user = await search(stranger)
    server.handlers.set(requestFriend, () => refused(429, 'Too many requests today.'))

    await user.click(await screen.findByRole('button', { name: 'Add to circle: Ada Byron' }))

    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests today.')
  })
})

describe('requests that were sent', () => {
  it('can be withdrawn', async () => {
    const user = await openSent(ada)
    server.handlers.set(withdrawFriendRequest, () => {
      server.handlers.set(listFriendRequests, () => answered(listFriendRequests, page([])))
      return answered(withdrawFriendRequest, { statusCode: 200, message: 'Withdrawn' })
    })

    await user.click(await screen.findByRole('button', { name: 'Withdraw request: Ada Byron' }))

    expect(await screen.findByText('No request of yours waits for an answer.')).toBeDefined()
    expect(sent('listFriendRequests')[0]?.query.get('direction')).toBe('sent')
  })
})

describe("another person's profile", () => {
  it('shows country and first speciality, and asks them to join the circle', async () => {
    const user = await openProfile(stranger)
    expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Ada Byron' })).toBeDefined()
    expect(screen.getByText('Ireland')).toBeDefined()
    expect(screen.getByText('Cardiology')).toBeDefined()
    server.handlers.set(requestFriend, () =>
      answered(requestFriend, { data: { _id: requestId, status: 'pending' } }),
    )

    await user.click(screen.getByRole('button', { name: 'Add to circle: Ada Byron' }))

    await waitFor(() => expect(sent('requestFriend')[0]?.body).toEqual({ receiverId: ada._id }))
  })

  it('answers a request that came from them', async () => {
    const user = await openProfile({ ...stranger, relation: 'received', requestId })
    server.handlers.set(respondToFriendRequest, () =>
      answered(respondToFriendRequest, { statusCode: 200, message: 'Done' }),
    )

    await user.click(await screen.findByRole('button', { name: 'Accept: Ada Byron' }))

    await waitFor(() =>
      expect(sent('respondToFriendRequest')[0]?.body).toEqual({ requestId, status: 'approved' }),
    )
  })

  it('is not there for who may not see it', async () => {
    await openProfile(null)

    expect(
      await screen.findByText('This profile is not there, or not public.', undefined, { timeout: 5_000 }),
    ).toBeDefined()
  })

  it('is nobody’s where only an address was typed', async () => {
    await openProfile(stranger, null)

    expect(screen.getByText(/An address alone does not say whose profile/u)).toBeDefined()
    expect(sent('getProfileById')).toHaveLength(0)
  })
})
