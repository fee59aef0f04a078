import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askQuestion, listQuestions } from '@auscult/contract/ai/questions.ts'
import { getIdentity, logIn, register, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { updateProfile } from '@auscult/contract/people/profile.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { systemClock } from './parts/clock.ts'
import { createMailbox } from './parts/mail/mailbox.ts'
import { inParallel } from './testing/in-parallel.ts'
import type { Answer, SealedClient } from './testing/sealed-client.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { createServerDatabase, type ServerDatabase } from './testing/server-database.ts'

const password = 'a long enough passphrase'
const question = 'Does dapagliflozin reduce hospitalisation in heart failure?'
const monthlyLimit = 100_000
const peopleAtOnce = 3

/** What the server has said yes to, and so must still hold after it was killed. */
type Promised = { email: string; isVerified: boolean; token: string | undefined; answers: number }

let folder: string
let database: ServerDatabase | undefined
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-crash-'))
  database = await createServerDatabase()
  environment = {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    QUERY_LIMIT_PER_MONTH: String(monthlyLimit),
    AI_RATE_LIMIT_PER_MINUTE: '100000',
    PEOPLE_RATE_LIMIT_PER_MINUTE: '100000',
    USER_RATE_LIMIT_PER_MINUTE: '100000',
    ADDRESS_RATE_LIMIT_PER_MINUTE: '100000',
    REGISTRATIONS_PER_HOUR_PER_ADDRESS: '100000',
    ...(database && { DATABASE_URL: database.url }),
  }
})

afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

type Killable = { client: SealedClient; killed: AbortSignal }

/** Signs people up and lets them ask, one after the other, until the server is gone. Keeps only what was acknowledged. */
async function keepWriting(server: Killable, promised: Promised[], name: string): Promise<void> {
  for (let number = 0; ; number += 1) {
    const email = `${name}-${number}@example.org`
    // oxlint-disable-next-line no-await-in-loop -- one person does one thing after the other
    if (!(await liveOneLife(server, promised, email))) return
  }
}

/** False once the server no longer answers. */
async function liveOneLife(
  { client, killed }: Killable,
  promised: Promised[],
  email: string,
): Promise<boolean> {
  try {
    const agreed = { privacyPolicy: true, termAndCondition: true, isPromotion: false }
    await accept(client.call(register, { body: { name: 'Ada Byron', email, password, ...agreed } }))
    const person: Promised = { email, isVerified: false, token: undefined, answers: 0 }
    promised.push(person)
    await accept(client.call(verifyEmail, { body: { email, otp: await readCode(email, killed) } }))
    person.isVerified = true
    const session = await accept(client.call(logIn, { body: { email, password } }))
    person.token = String(session.body['access_token'])
    const profile = { type: 'Dr', country: ['Ireland'], professionalCategoryId: ['cardiology'] }
    await accept(client.call(updateProfile, { body: profile, token: person.token }))
    for (let asked = 0; asked < 3; asked += 1) {
      const body = { query: question, type: 'clinical' }
      // oxlint-disable-next-line no-await-in-loop -- the next question comes after the answer
      await accept(client.call(askQuestion, { body, token: person.token }))
      person.answers += 1
    }
    return true
  } catch (error) {
    if (error instanceof Refused) throw error
    return false
  }
}

class Refused extends Error {}

async function accept(called: Promise<Answer>): Promise<Answer> {
  const answer = await called
  if (answer.status !== 200) throw new Refused(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}

/** The mail lies in the folder, whether the server runs or not; it comes a moment after the answer. */
async function readCode(email: string, killed: AbortSignal): Promise<number> {
  const mailbox = createMailbox(join(folder, 'mail'), systemClock)
  while (!killed.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    const mail = await mailbox.findNewest(email)
    const code = /\b\d{6}\b/u.exec(mail?.text ?? '')?.[0]
    if (code !== undefined) return Number(code)
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    await pause(20)
  }
  throw new Error('the server was killed before it delivered the mail')
}

const countAnswers = (promised: readonly Promised[]) =>
  promised.reduce((sum, { answers }) => sum + answers, 0)

const Identities = z.object({ data: z.tuple([z.object({ queryLimit: z.number() })]) })

/** What of one person's acknowledged writes is not there any more; an answer cut off on its way may be there too. */
async function findLost({ client }: ServerProcess, person: Promised): Promise<string[]> {
  const { email, isVerified, token, answers } = person
  const session = await client.call(logIn, { body: { email, password } })
  if (session.status !== 200) return [`${email}: the account (${session.status})`]
  // The answer to a verification can be cut off after it took place.
  if (isVerified && session.body['isEmailVerified'] !== true) return [`${email}: the verification`]
  if (token === undefined) return []
  const identity = await client.call(getIdentity, { token })
  if (identity.status !== 200) return [`${email}: the session`]
  const [{ queryLimit }] = Identities.parse(identity.body).data
  const { body } = await client.call(listQuestions, { query: { page: 1, limit: 1 }, token })
  const used = monthlyLimit - queryLimit
  const total = Number(body['total'])
  if (used !== total) return [`${email}: ${used} counted but ${total} kept`]
  return total < answers || total > answers + 1 ? [`${email}: ${answers} acknowledged but ${total} kept`] : []
}

test('a server that is killed at random moments comes back by itself and has kept all it said yes to', async () => {
  const rounds = database === undefined ? 10 : 3
  const promised: Promised[] = []
  const lost: string[] = []
  let printed = ''
  let server = await startServerProcess(environment)

  for (let round = 0; round < rounds; round += 1) {
    const { client } = server
    const killing = new AbortController()
    const writing = Array.from({ length: peopleAtOnce }, (_, lane) =>
      keepWriting({ client, killed: killing.signal }, promised, `round-${round}-${lane}`),
    )
    // Every other time people are let come as far as an answer, however slow the machine is.
    const answers = countAnswers(promised)
    if (round % 2 === 0) await vi.waitUntil(() => countAnswers(promised) > answers, { timeout: 60_000 })
    await pause(randomInt(50, 1_000))
    killing.abort()
    await server.kill()
    await Promise.all(writing)
    printed += server.output()
    server = await startServerProcess(environment)
  }
  await inParallel(8, promised, async (person) => {
    lost.push(...(await findLost(server, person)))
  })
  const exitCode = await server.stop()

  expect(lost).toEqual([])
  expect(countAnswers(promised)).toBeGreaterThanOrEqual(rounds / 2)
  expect(exitCode).toBe(0)
  expect(printed).not.toMatch(/round-\d|dapagliflozin|passphrase/u)
}, 900_000)
