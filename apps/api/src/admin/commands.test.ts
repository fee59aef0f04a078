import { askQuestion, listQuestions } from '@auscult/contract/ai/questions.ts'
import { forgotPassword, getIdentity, logIn } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addPerson, type Person } from '../testing/people.ts'
import { commandsOf } from '../testing/run-command.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { CommandError } from './command-error.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addPerson(app, { name: 'Ada "the first" Byron' })
})
afterAll(() => app.close())

const run = commandsOf(() => app)

const attempt = (password: string, from = '10.0.0.1') =>
  app.call(logIn, { body: { email: ada.email, password }, from })
const statusOf = async ({ token }: Person) => (await app.call(getIdentity, { token })).status
const newestEvent = async () => (await run({ name: 'audit', most: 1 })).split('\t')[1]

it('the operator sees the newest accounts, or those whose name or address holds a text', async () => {
  const ben = await addPerson(app, { name: 'Ben 100%', type: 'Student' })

  const all = await run({ name: 'accounts', most: 100 })
  const found = await run({ name: 'accounts', text: '0%', most: 100 })
  const none = await run({ name: 'accounts', text: '_', most: 100 })

  const [first, second] = all.split('\n').map((line) => line.split('\t'))
  expect([first?.[0], second?.[0]]).toEqual([ben.email, ada.email])
  expect(second?.slice(1)).toEqual([
    'Dr',
    'Pending',
    '-',
    '-',
    '2026-11-20T12:00:00.000Z',
    '2026-11-20T12:00:00.000Z',
    String.raw`"Ada \"the first\" Byron"`,
  ])
  expect(found.split('\n')).toEqual([expect.stringContaining(ben.email)])
  expect(none).toBe('There is no such account.')
  expect((await run({ name: 'accounts', most: 1 })).split('\n')).toHaveLength(1)
})

it('the operator lets an account be logged in to again after too many failures, here and elsewhere', async () => {
  for (let turn = 0; turn < 20; turn += 1) await attempt('wrong', `10.0.7.${turn % 4}`)
  const locked = await attempt(ada.password, '10.0.7.1')

  await run({ name: 'unlock', email: ada.email })

  expect(locked.status).toBe(429)
  expect((await attempt(ada.password, '10.0.7.1')).status).toBe(200)
  expect((await attempt(ada.password, '10.0.6.6')).status).toBe(200)
  expect(await run({ name: 'audit', email: ada.email, most: 100 })).toContain('unlocked-by-operator')
})

it('the operator logs an account out everywhere, and nobody else', async () => {
  const ben = await addPerson(app)

  await run({ name: 'end-sessions', email: ada.email })

  expect(await statusOf(ada)).toBe(401)
  expect(await statusOf(ben)).toBe(200)
  expect(await newestEvent()).toBe('sessions-ended-by-operator')
})

it('the operator deletes an account with all that is kept of it, once it is meant', async () => {
  const ben = await addPerson(app)
  const body = { query: 'Does dapagliflozin reduce hospitalisation in heart failure?', type: 'clinical' }
  for (const { token } of [ada, ben]) await app.call(askQuestion, { token, body })

  await expect(run({ name: 'delete', email: ada.email, yes: false })).rejects.toThrow(/--yes/u)
  expect(await statusOf(ada)).toBe(200)
  await run({ name: 'delete', email: ada.email, yes: true })

  expect(await statusOf(ada)).toBe(401)
  expect((await attempt(ada.password)).status).toBe(401)
  const left = await app.call(listQuestions, { token: ben.token, query: { page: 1, limit: 10 } })
  expect(left.body['total']).toBe(1)
  expect(await run({ name: 'audit', most: 100 })).toContain(`deleted-by-operator\t${ada.id}`)
})

it('an account that the operator deletes leaves no mail in the local mailbox or on its way, and nobody else’s goes', async () => {
  const ben = await addPerson(app)
  for (const { email } of [ada, ben]) await app.call(forgotPassword, { body: { email } })
  await app.outbox.flush()
  const late = { subject: 'Late', text: '', html: '' }
  await app.outbox.enqueue(app.parts.database.db, { userId: ada.id, to: 'former@example.org', ...late })
  await app.outbox.enqueue(app.parts.database.db, { userId: null, to: ada.email, ...late })

  await run({ name: 'delete', email: ada.email, yes: true })

  await app.outbox.flush()
  expect((await app.mailbox.list(10)).map(({ to }) => to)).toEqual([ben.email])
})

it('the operator makes an account an operator, and takes it back', async () => {
  const accounts = async () => run({ name: 'accounts', text: ada.email, most: 1 })

  await run({ name: 'operator', email: ada.email, off: false })
  const made = await accounts()
  await run({ name: 'operator', email: ada.email, off: true })

  expect(made).toContain('\toperator\t')
  expect(await accounts()).not.toContain('operator')
  expect(await newestEvent()).toBe('unmade-operator')
})

it('the audit trail of an account is that of nobody else, and shows no address', async () => {
  const ben = await addPerson(app)
  await attempt('wrong', '192.0.2.44')
  await run({ name: 'end-sessions', email: ben.email })

  const trail = await run({ name: 'audit', email: ada.email, most: 100 })

  expect(trail.split('\n')).toEqual([
    expect.stringMatching(/^2026-11-20T12:00:00\.000Z\tlog-in-refused\t[\w-]{36}\t[\w-]{12}$/u),
  ])
  expect(trail).not.toContain('192.0.2.44')
})

it('a disabled account is logged out, cannot log in and learns why only with its password, until it is enabled', async () => {
  const wrong = await attempt('wrong')

  await run({ name: 'disable', email: ada.email })

  expect(await statusOf(ada)).toBe(401)
  expect((await attempt('wrong')).body).toEqual(wrong.body)
  expect(await attempt(ada.password)).toMatchObject({ status: 403, body: { reason: 'account-disabled' } })
  expect(await run({ name: 'accounts', most: 1 })).toContain('\tdisabled\t')
  await expect(run({ name: 'token', email: ada.email })).rejects.toThrow(/disabled/u)
  await run({ name: 'enable', email: ada.email })
  expect(await newestEvent()).toBe('enabled-by-operator')
  expect(await statusOf(ada)).toBe(401)
  expect((await attempt(ada.password)).status).toBe(200)
  expect(await run({ name: 'audit', email: ada.email, most: 100 })).toContain('disabled-by-operator')
})

it.each(['unlock', 'end-sessions', 'verify', 'disable', 'enable', 'token'] as const)(
  '%s says that there is no such account',
  async (name) => {
    await expect(run({ name, email: 'nobody@example.org' })).rejects.toThrow(CommandError)
  },
)
