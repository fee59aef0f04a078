import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { type Connection, listFriendRequests, listFriends } from '@auscult/contract/people/circle.ts'
import type { PersonInfo } from '@auscult/contract/people/people.ts'
import { getProfileById, type OtherProfile, searchProfiles } from '@auscult/contract/people/profile.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { ada, connection, requestId, self, selfIdentity } from '../../testing/people.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { CirclePage } from './circle-page.tsx'
import { OthersProfilePage } from './others-profile-page.tsx'

export const stranger: OtherProfile = {
  ...ada,
  fullName: ada.name,
  relation: 'none',
  requestId: null,
}

/** The one page of a list. */
export const page = <Item,>(data: Item[]) => ({ data, total: data.length, hasMore: false })

const namespaces = ['circle', 'layout', 'controls', 'reference']

/** A server that knows who is signed in and one person of their circle, and what tests change and look at. */
export async function startCircleServer() {
  const { handlers, received } = await startSealedServer()
  const server = {
    handlers,
    sent: (operation: string) => received.filter((call) => call.operation === operation),
    know: (...people: Connection[]) =>
      handlers.set(listFriends, ({ query }) => {
        const q = query.get('q') ?? ''
        return answered(listFriends, page(people.filter(({ senderInfo }) => senderInfo.name.includes(q))))
      }),
    find: (...people: OtherProfile[]) =>
      handlers.set(searchProfiles, () => answered(searchProfiles, page(people))),
    waitFor: (...people: PersonInfo[]) =>
      handlers.set(listFriendRequests, () =>
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
      ),
    show: (profile: OtherProfile | null) =>
      handlers.set(getProfileById, () =>
        profile === null
          ? refused(404, 'Nobody is here.', 'person-not-found')
          : answered(getProfileById, { data: [profile] }),
      ),
  }
  handlers.set(getIdentity, () => answered(getIdentity, { data: [selfIdentity] }))
  server.know(connection)
  return server
}

export async function openCircle() {
  const user = userEvent.setup()
  await renderSignedIn(<CirclePage />, namespaces)
  return user
}

/** Types a name where colleagues are looked for. */
export async function search(name = 'Ada') {
  const user = await openCircle()
  await user.click(screen.getByRole('tab', { name: 'Find colleagues' }))
  await user.type(screen.getByLabelText('Name of a colleague'), name)
  return user
}

export async function openSent() {
  const user = await openCircle()
  await user.click(screen.getByRole('tab', { name: 'Requests sent' }))
  return user
}

/** Follows a link to Ada's profile; without a state, types its address. */
export async function openProfile(state: unknown = { userId: ada._id }) {
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
