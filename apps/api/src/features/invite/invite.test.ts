import {
  listFriendRequests,
  requestFriend,
  respondToFriendRequest,
  withdrawFriendRequest,
} from '@auscult/contract/people/circle.ts'
import { inviteLimits, optOutPath, refuseInvites, sendInvite } from '@auscult/contract/people/invite.ts'
import { listNotifications } from '@auscult/contract/people/notifications.ts'
import { updateProfile } from '@auscult/contract/people/profile.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDoctor, addPerson, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { invites } from './tables.ts'

let app: TestApp
let ada: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addDoctor(app)
  ben = await addDoctor(app, { name: 'Ben Kidd' })
})
afterAll(() => app.close())

const address = 'cleo.marr@example.org'
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

async function renew(person: Person): Promise<Person> {
  return { ...person, token: await app.sessions.start(app.parts.database.db, person.id) }
}

const invite = (person: Person, email = address) =>
  app.call(sendInvite, { token: person.token, body: { email } })

async function newestMail(email = address) {
  await app.outbox.flush()
  return app.mailbox.findNewest(email)
}

async function onboard(email: string): Promise<Person> {
  const person = await addPerson(app, { email, name: 'Cleo Marr', type: null })
  await app.call(updateProfile, {
    token: person.token,
    body: { type: 'Dr', country: ['Ireland'], professionalCategoryId: ['cardiology'] },
  })
  return person
}

const noticesOf = async ({ token }: Person) => (await app.call(listNotifications, { token })).body['data']

const requestsTo = async ({ token }: Person) => (await app.call(listFriendRequests, { token })).body

describe('an invite', () => {
  it('says in fixed words who invites, with a link to sign up and one that ends it', async () => {
    const { status, body } = await invite(ada)

    const mail = await newestMail()
    expect(status).toBe(200)
    expect(body).toMatchObject({ statusCode: 200 })
    expect(mail?.subject).toBe('A colleague invites you to Auscult')
    expect(mail?.text.match(/Ada Byron/gu)).toHaveLength(1)
    expect(mail?.text).toContain(`${app.publicUrl}/signup`)
    expect(mail?.text).toContain(`${app.publicUrl}${optOutPath}?token=`)
  })

  it('carries no message and no link of a name’s own, also where the name is older than the rule', async () => {
    for (const name of [
      'Your account is suspended, verify at evil-login.com/now or',
      `Your account is suspended ${'and will soon be closed '.repeat(6)}`.trim(),
      'Mia J.Tan A.co',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      const eve = await addDoctor(app, { name })
      const email = `${eve.id}@example.org`

      // oxlint-disable-next-line no-await-in-loop -- in order
      await invite(eve, email)

      // oxlint-disable-next-line no-await-in-loop -- in order
      const mail = await newestMail(email)
      const shown = /“(?<name>[^”]*)”/u.exec(mail?.text ?? '')?.groups?.['name'] ?? ''
      expect(shown).toMatch(/…$|Mia J\. Tan A\. co/u)
      expect(shown.length).toBeLessThanOrEqual(61)
      expect(mail?.subject).not.toContain(shown)
      expect(mail?.html).not.toContain('evil-login')
    }
  })

  it('has no markup of a name in it', async () => {
    const eve = await addDoctor(app, { name: 'Eve "free" & more' })

    await invite(eve)

    const html = (await newestMail())?.html ?? ''
    expect(html).toContain('Eve &quot;free&quot; &amp; more')
  })

  it('keeps nothing readable of the address', async () => {
    await invite(ada)

    const rows = await app.parts.database.db.select().from(invites)
    expect(JSON.stringify(rows)).not.toContain('cleo')
  })

  it('is answered alike for a new address, a member, and one that was invited lately', async () => {
    const answers = [await invite(ada), await invite(ada, ben.email), await invite(ada)]

    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1)
    expect(await newestMail(ben.email)).toBeUndefined()
    expect(await noticesOf(ben)).toMatchObject([{ kind: 'invited', person: { _id: ada.id } }])
  })

  it('tells a member nothing once there is something between the two, and answers as ever', async () => {
    const cleo = await addDoctor(app, { name: 'Cleo Marr' })
    const asked = await app.call(requestFriend, { token: ada.token, body: { receiverId: ben.id } })
    const whilePending = await invite(ada, ben.email)
    const requestId = z.object({ _id: z.uuid() }).parse(asked.body['data'])._id
    const answer = (status: 'approved' | 'rejected', id: string) =>
      app.call(respondToFriendRequest, { token: ben.token, body: { requestId: id, status } })
    await answer('rejected', requestId)
    const whileRejected = await invite(ada, ben.email)
    await app.call(withdrawFriendRequest, { token: ada.token, params: { requestId } })
    const whileSilenced = await invite(ada, ben.email)
    const other = await app.call(requestFriend, { token: cleo.token, body: { receiverId: ben.id } })
    await answer('approved', z.object({ _id: z.uuid() }).parse(other.body['data'])._id)
    const whileConnected = await invite(cleo, ben.email)

    const untouched = await invite(cleo, 'nobody@example.org')
    for (const { status, body } of [whilePending, whileRejected, whileSilenced, whileConnected])
      expect({ status, body }).toEqual({ status: untouched.status, body: untouched.body })
    expect(await noticesOf(ben)).toEqual([])
  })

  it('is mailed once in thirty days to one address, whoever invites', async () => {
    await invite(ada)
    const first = await newestMail()
    await invite(ben)
    expect((await newestMail())?.id).toBe(first?.id)

    app.clock.advance(inviteLimits.restDays * dayMs + minuteMs)
    await invite(await renew(ben))

    expect((await newestMail())?.text).toContain('Ben Kidd')
  })

  it('is refused three times a minute and ten times a day further on', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 14; nth += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      statuses.push((await invite(ada, `person-${nth}@example.org`)).status)
      if (nth > 3) app.clock.advance(minuteMs + 1)
    }

    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 429, 429])
    expect(statuses.slice(5)).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429])
  })

  it('is for who has finished onboarding, and to an address that is one', async () => {
    const newcomer = await addPerson(app, { type: null })

    expect((await invite(newcomer)).body).toMatchObject({ statusCode: 403, reason: 'profile-missing' })
    expect((await invite(ada, 'no address')).status).toBe(400)
    expect((await app.call(sendInvite, { body: { email: address } })).status).toBe(401)
  })
})

async function tokenOfMail(): Promise<string> {
  return /token=(?<token>\S+)/u.exec((await newestMail())?.text ?? '')?.groups?.['token'] ?? ''
}

describe('whoever wants no invites', () => {
  it('says so once with the link of the mail, and gets none any more', async () => {
    await invite(ada)
    const first = await newestMail()
    const refused = await app.call(refuseInvites, { body: { token: await tokenOfMail() } })
    app.clock.advance(365 * dayMs)

    await invite(await renew(ben))

    expect(refused.status).toBe(200)
    expect((await newestMail())?.id).toBe(first?.id)
  })

  it('can say it for nobody else', async () => {
    await invite(ada)
    const token = await tokenOfMail()
    const forged = `${'A'.repeat(43)}.${token.split('.')[1] ?? ''}`

    for (const wrong of [forged, 'x', token.slice(0, -2)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await app.call(refuseInvites, { body: { token: wrong } })).body).toMatchObject({
        statusCode: 400,
        reason: 'link-not-valid',
      })
    }
  })
})

describe('a colleague who signs up from an invite', () => {
  it('is offered the connection to all who invited them, and accepts it as any other', async () => {
    await invite(ada)
    await invite(ben)

    const cleo = await onboard(address)

    const requests = z
      .object({ data: z.array(z.object({ _id: z.string(), senderInfo: z.object({ name: z.string() }) })) })
      .parse(await requestsTo(cleo)).data
    expect(new Set(requests.map(({ senderInfo }) => senderInfo.name))).toEqual(
      new Set(['Ada Byron', 'Ben Kidd']),
    )
    const body = { requestId: requests[0]?._id, status: 'approved' }
    expect((await app.call(respondToFriendRequest, { token: cleo.token, body })).status).toBe(200)
  })

  it('is offered it once, and not at each change of the profile', async () => {
    await invite(ada)
    const cleo = await onboard(address)

    await app.call(updateProfile, { token: cleo.token, body: { place: 'Galway' } })

    expect(await requestsTo(cleo)).toMatchObject({ total: 1 })
  })

  it('is offered nothing by an invite of long ago', async () => {
    await invite(ada)
    app.clock.advance(91 * dayMs)
    await app.tidy()

    expect(await requestsTo(await onboard(address))).toMatchObject({ total: 0 })
  })
})

describe('twenty clients at once', () => {
  it('of one person mail no more than three', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => invite(ada, `person-${nth}@example.org`)),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(inviteLimits.perMinute)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17)
  })

  it('of many people mail one address once', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) => addDoctor(app, { name: `P ${nth}` })),
    )

    const answers = await Promise.all(people.map((person) => invite(person)))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await app.outbox.flush()
    expect((await app.mailbox.list(100)).filter(({ to }) => to === address)).toHaveLength(1)
  })
})
