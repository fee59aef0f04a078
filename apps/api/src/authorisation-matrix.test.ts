import { createHmac, randomBytes } from 'node:crypto'
import type { RefusalReason } from '@auscult/contract/envelope-wire.ts'
import type { Access, Operation } from '@auscult/contract/operation.ts'
import { operations } from '@auscult/contract/operations.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from './parts/db/users.ts'
import { addPerson, type Person } from './testing/people.ts'
import type { Answer, Input } from './testing/sealed-client.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { validCalls } from './testing/valid-calls.ts'

let app: TestApp
let publicKey: string

beforeAll(async () => {
  app = await startTestApp()
  const config = await app.server.inject('/api/config')
  publicKey = config.json<{ publicKey: string }>().publicKey
})

afterAll(() => app.close())

const signedIn = operations.filter(({ access }) => access !== 'public')

/** Each has a test of its own in which the owner may and a stranger is told that there is no such thing. */
const namingAThing = [
  'endSession',
  'askQuestion',
  'deleteQuestion',
  'giveFeedback',
  'getQuestion',
  'getAnswerRecord',
  'askQuestionStream',
  'getProfileById',
  'requestFriend',
  'withdrawFriendRequest',
  'respondToFriendRequest',
  'deleteFriend',
  'uploadPhoto',
  'getDownloadUrl',
  'downloadPhoto',
  'askForOpinion',
  'getOpinion',
  'replyToOpinion',
  'deleteOpinion',
  'watchQuestion',
  'unwatchQuestion',
  'getAnswerChange',
  'getPost',
  'likePost',
  'unlikePost',
  'savePost',
  'unsavePost',
]

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

function partsOf(token: string): [header: string, claims: string, signature: string] {
  const [header = '', claims = '', signature = ''] = token.split('.')
  return [header, claims, signature]
}

function signWith(key: string | Buffer, header: string, claims: string): string {
  const signature = createHmac('sha256', key).update(`${header}.${claims}`).digest('base64url')
  return `${header}.${claims}.${signature}`
}

/** What a stranger may try, made from the session of a real person. */
const attempts: Record<string, (person: Person) => Input | Promise<Input>> = {
  'no token': () => ({}),
  'an empty token': () => ({ headers: { authorization: 'Bearer ' } }),
  junk: () => ({ token: 'junk' }),
  'random bytes': () => ({ token: randomBytes(60).toString('base64url') }),
  'two of the three parts': ({ token }) => ({ token: token.split('.').slice(0, 2).join('.') }),
  'a fourth part': ({ token }) => ({ token: `${token}.${randomBytes(8).toString('base64url')}` }),
  'no signature': ({ token }) => ({ token: `${token.split('.').slice(0, 2).join('.')}.` }),
  "the algorithm 'none'": ({ token }) => {
    const [header, claims] = partsOf(token)
    return { token: `${encode({ ...decode(header), alg: 'none' })}.${claims}.` }
  },
  'a signature by another secret': ({ token }) => {
    const [header, claims] = partsOf(token)
    return { token: signWith('another secret', header, claims) }
  },
  'a signature by the public key of the envelope': ({ token }) => {
    const [header, claims] = partsOf(token)
    return { token: signWith(publicKey, header, claims) }
  },
  'another subject': async ({ token }) => {
    const other = await addPerson(app)
    const [header, claims, signature] = partsOf(token)
    return { token: `${header}.${encode({ ...decode(claims), sub: other.id })}.${signature}` }
  },
  'a later expiry': ({ token }) => {
    const [header, claims, signature] = partsOf(token)
    return { token: `${header}.${encode({ ...decode(claims), exp: 4_102_444_800 })}.${signature}` }
  },
  'a changed signature': ({ token }) => {
    const [header, claims, signature] = partsOf(token)
    return { token: `${header}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}` }
  },
  'an expired token': async ({ id }) => ({
    token: await app.sessions.start(app.parts.database.db, id, { ttlSeconds: -60 }),
  }),
  'a revoked token': async ({ id, token }) => {
    await app.sessions.endAll(app.parts.database.db, id)
    return { token }
  },
  'the token of a deleted account': async ({ id, token }) => {
    await app.parts.database.db.delete(users).where(eq(users.id, id))
    return { token }
  },
  'the wrong scheme': ({ token }) => ({ headers: { authorization: `Basic ${token}` } }),
  'no scheme': ({ token }) => ({ headers: { authorization: token } }),
  'the token in the address': ({ token }) => ({ query: { access_token: token, token, auth_token: token } }),
  'the token in a cookie': ({ token }) => ({ headers: { cookie: `auth_token=${token}; token=${token}` } }),
}

/** They answer only to the account's own address and password. */
const ownPassword: Record<string, (person: Person) => Input> = {
  changePassword: ({ email, password: currentPassword }) => ({
    body: { email, currentPassword, password: 'another long secret' },
  }),
  deleteAccount: ({ password }) => ({ body: { password } }),
  requestEmailChange: ({ password: currentPassword }) => ({
    body: { email: 'another@example.org', currentPassword },
  }),
}

/** What is told to whoever waits for no code or verification; `features/auth/email-change` and `features/profile/verification` test those who do. */
const nothingAwaited: Record<string, number> = {
  resendEmailChangeCode: 404,
  confirmEmailChange: 400,
  withdrawVerification: 404,
}

function call(operation: Operation, attempt: Input): Promise<Answer> {
  const valid = validCalls[operation.name] ?? {}
  return app.call(operation, { ...valid, ...attempt, query: { ...valid.query, ...attempt.query } })
}

describe('everybody who is not signed in', () => {
  const rows = signedIn.flatMap((operation) =>
    Object.keys(attempts).map((attempt) => ({ attempt, name: operation.name, operation })),
  )

  test.each(rows)('is refused by $name with $attempt', async ({ attempt, operation }) => {
    const person = await addPerson(app)

    const answer = await call(operation, (await attempts[attempt]?.(person)) ?? {})

    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Please log in.' })
  })

  test.each(signedIn)('is told from a person with a session by $name', async (operation) => {
    const person = await addPerson(app)

    const own = ownPassword[operation.name]?.(person) ?? {}
    const answer = await call(operation, { token: person.token, ...own })

    const awaited = nothingAwaited[operation.name]
    if (awaited !== undefined) return expect(answer.status).toBe(awaited)
    // Those that name a thing by its id name one that nobody has.
    return expect(answer.status === 404 ? operation.name : answer.status).toBeOneOf([200, ...namingAThing])
  })
})

/** Whom each kind of operation does not let in, though they have a session, and why. */
const shutOut: Partial<Record<Access, { who: Partial<typeof users.$inferInsert>; reason: RefusalReason }[]>> =
  {
    onboarded: [{ who: { type: null }, reason: 'profile-missing' }],
    doctor: [
      { who: { type: null }, reason: 'not-allowed' },
      { who: { type: 'Student' }, reason: 'not-allowed' },
    ],
    verified: [
      { who: { type: 'Dr', status: 'Pending' }, reason: 'not-allowed' },
      { who: { type: 'Student', status: 'Active' }, reason: 'not-allowed' },
    ],
    operator: [{ who: { type: 'Dr', status: 'Active' }, reason: 'not-allowed' }],
  }

describe('somebody with a session who is not enough', () => {
  const rows = operations.flatMap((operation) =>
    (shutOut[operation.access] ?? []).map((row) => ({ ...row, name: operation.name, operation })),
  )

  test.each(rows)('is refused by $name: $who', async ({ who, reason, operation }) => {
    const { token } = await addPerson(app, who)

    const answer = await call(operation, { token })

    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ statusCode: 403, reason })
  })

  test('is told apart for operations that are there', () => {
    expect(rows.length).toBeGreaterThan(10)
  })
})

describe('the matrix', () => {
  test('has a row for every operation of the contract, with every field of it', () => {
    const missing = operations.flatMap((operation) => {
      const row = validCalls[operation.name]
      if (row === undefined) return [operation.name]
      const fields = (['params', 'query', 'body'] as const).flatMap((part) =>
        Object.keys(operation[part]?.shape ?? {})
          .filter((field) => !Object.hasOwn(row[part] ?? {}, field))
          .map((field) => `${operation.name}.${part}.${field}`),
      )
      return operation.upload !== undefined && row.file === undefined
        ? [...fields, `${operation.name}.file`]
        : fields
    })

    expect(missing).toEqual([])
  })

  test('knows every operation that names a thing by its id and could show it to another person', () => {
    // What is public is nobody's own.
    const naming = signedIn.filter(({ params }) => params !== undefined).map(({ name }) => name)

    expect(namingAThing).toEqual(expect.arrayContaining(naming))
  })
})
