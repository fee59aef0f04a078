import { downloadProfile } from '@auscult/contract/account/account.ts'
import {
  circleLimits,
  listFriendRequests,
  requestFriend,
  respondToFriendRequest,
  withdrawFriendRequest,
} from '@auscult/contract/people/circle.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ada, app, ben, cleo, withDoctors } from '../../testing/doctors.ts'
import { addDoctor, type Person } from '../../testing/people.ts'

withDoctors()

const Requested = z.object({ data: z.object({ _id: z.string(), status: z.string() }) })
const Sent = z.object({
  data: z.array(z.object({ _id: z.string(), createdAt: z.string() })),
  total: z.number(),
})

async function ask(to: { id: string }) {
  const { body } = await app.call(requestFriend, { token: ada.token, body: { receiverId: to.id } })
  return Requested.parse(body).data
}

const reject = (person: Person, requestId: string) =>
  app.call(respondToFriendRequest, { token: person.token, body: { requestId, status: 'rejected' } })

const withdraw = async (requestId: string) => {
  const { status, body } = await app.call(withdrawFriendRequest, { token: ada.token, params: { requestId } })
  return { status, body }
}

async function sent() {
  const { body } = await app.call(listFriendRequests, { token: ada.token, query: { direction: 'sent' } })
  return Sent.parse(body)
}

const takenAlong = async () => String((await app.call(downloadProfile, { token: ada.token })).body['file'])

/** What Ada is told from asking on, of a request that `settle` was done to. Ids are told apart by whether they are new. */
async function watch(to: Person, settle: (requestId: string) => Promise<unknown>) {
  const first = await ask(to)
  await settle(first._id)
  app.clock.advance(60_000)
  const again = await ask(to)
  const listed = await sent()
  app.clock.advance(60_000)
  const withdrawn = await withdraw(first._id)
  const empty = await sent()
  const file = await takenAlong()
  app.clock.advance(60_000)
  const anew = await ask(to)
  const [row] = (await sent()).data
  const { _id, createdAt } = row ?? { _id: '', createdAt: '' }
  return {
    again: { ...again, _id: again._id === first._id },
    listed: listed.data.map((each) => ({
      isFirst: each._id === first._id,
      minutesAgo: minutesSince(each.createdAt),
    })),
    withdrawn,
    empty,
    isInFile: file.includes(to.id) || file.includes('Ben Kidd') || file.includes('Cleo Marr'),
    anew: { status: anew.status, isNew: anew._id !== first._id, isListed: _id === anew._id },
    minutesAgo: minutesSince(createdAt),
  }
}

function minutesSince(at: string): number {
  return Math.round((app.clock.now().getTime() - new Date(at).getTime()) / 60_000)
}

describe('who was rejected', () => {
  it('is told the same as who waits: asking again, taking back, asking anew, and in what one takes along', async () => {
    const waiting = await watch(cleo, () => Promise.resolve())
    await withdraw((await ask(cleo))._id)

    const rejected = await watch(ben, (id) => reject(ben, id))

    expect(rejected).toEqual(waiting)
    expect(rejected).toMatchObject({
      again: { _id: true },
      anew: { isNew: true },
      minutesAgo: 0,
      isInFile: false,
    })
  })

  it('has no more room for requests than who waits', async () => {
    const { requestsPerDay } = circleLimits
    const asked = await Promise.all(Array.from({ length: requestsPerDay }, () => addDoctor(app)))
    // oxlint-disable-next-line no-await-in-loop -- each is a step of the story
    for (const person of asked) await reject(person, (await ask(person))._id)

    const { body } = await app.call(requestFriend, { token: ada.token, body: { receiverId: ben.id } })
    expect(body).toMatchObject({ statusCode: 429, reason: 'too-many-friend-requests' })

    // A request that waited would leave room when it is taken back.
    await withdraw((await sent()).data[0]?._id ?? '')
    expect((await ask(ben)).status).toBe('pending')
  })
})
