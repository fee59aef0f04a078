import { askQuestion, getQuestion } from '@auscult/contract/ai/questions.ts'
import { logIn } from '@auscult/contract/auth/auth.ts'
import { operations } from '@auscult/contract/operations.ts'
import { getConfig, getHealth } from '@auscult/contract/public/public.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 } from 'uuid'
import { outbox } from '../parts/mail/tables.ts'
import { addDoctor } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { openMetricsDoor } from './serve-metrics.ts'

const token = 'a token for the monitoring of this test'
const question = 'Does perindopril help my patient Xanthippe Fotheringay after stroke?'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { METRICS_TOKEN: token, ADDRESS_RATE_LIMIT_PER_MINUTE: '50' } })
})
beforeEach(() => app.reset())
afterAll(() => app.close())

async function fetchMetrics(authorization = `Bearer ${token}`) {
  const { status, headers, body } = await app.transport()({
    method: 'GET',
    url: '/metrics',
    headers: { authorization },
  })
  return { status, headers, body }
}

/** Value of one line; undefined where there is none. */
async function read(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const inside = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = inside.length === 0 ? name : `${name}{${inside.join(',')}}`
  const found = (await fetchMetrics()).body.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

test('nothing is counted and nothing is served until an operator says how', async () => {
  const plain = await startTestApp({ beside: app })

  const { status } = await plain.transport()({ method: 'GET', url: '/metrics', headers: {} })
  await plain.close()

  expect(plain.metrics).toBeUndefined()
  expect(status).toBe(404)
})

test.each(['', token, `Bearer ${token}x`, `Bearer ${token.slice(0, -1)}`, `bearer ${token}`])(
  'a stranger with %j learns no figure',
  async (authorization) => {
    const { status, body, headers } = await fetchMetrics(authorization)

    expect(status).toBe(401)
    expect(headers['www-authenticate']).toMatch(/^Bearer/u)
    expect(body).not.toContain('auscult_')
  },
)

test('a call is counted under the name of its operation', async () => {
  const labels = { operation: getConfig.name, status: '2xx' }
  const before = (await read('auscult_http_requests_total', labels)) ?? 0
  await app.call(getConfig)
  await app.transport()({ method: 'GET', url: '/etc/passwd', headers: {} })

  expect(await read('auscult_http_requests_total', labels)).toBe(before + 1)
  expect(await read('auscult_http_requests_total', { operation: 'none', status: '4xx' })).toBeGreaterThan(0)
  expect(await read('auscult_http_request_duration_seconds_count', { operation: getConfig.name })).toBe(
    before + 1,
  )
})

test('a question is counted by its agent and outcome, and no figure tells who asked what', async () => {
  const person = await addDoctor(app)
  const asked = await app.call(askQuestion, {
    token: person.token,
    body: { query: question, type: 'clinical' },
  })
  const id = v7()
  await app.call(getQuestion, { token: person.token, params: { id } })
  await app.call(logIn, { body: { email: person.email, password: 'not the passphrase of Ada' } })
  const { body } = await fetchMetrics()

  expect(asked.status).toBe(200)
  expect(await read('auscult_engine_questions_total', { agent: 'clinical', outcome: 'refused' })).toBe(1)
  expect(await read('auscult_engine_workers_busy')).toBe(0)
  expect(await read('auscult_engine_questions_waiting')).toBe(0)
  for (const secret of [
    person.id,
    person.email,
    person.token,
    id,
    token,
    'Xanthippe',
    'perindopril',
    '10.0.0.1',
  ])
    expect(body).not.toContain(secret)
})

test('no label can have more values than the product has names for', async () => {
  const names = new Set<string>(['none', ...operations.map(({ name }) => name)])
  const { body } = await fetchMetrics()
  const named = [...body.matchAll(/operation="(?<name>[^"]*)"/gu)].map(({ groups }) => groups?.['name'] ?? '')

  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

test('a limit that was hit is told by its name', async () => {
  for (let call = 0; call < 51; call += 1) await app.call(getHealth, { from: '10.9.9.9' })

  expect(await read('auscult_limits_hit_total', { limit: 'calls-address' })).toBe(1)
})

test('the probes and the metrics themselves fall under no limit of an address', async () => {
  const statuses = new Set<number>()
  for (let call = 0; call < 60; call += 1) {
    const { status } = await app.transport('10.9.9.8')({ method: 'GET', url: '/health/live', headers: {} })
    statuses.add(status)
  }

  expect([...statuses]).toEqual([200])
})

test('what the installation holds is looked up: sessions, mail that waits, queues, parts', async () => {
  const fresh = await startTestApp({ beside: app, environment: { METRICS_TOKEN: token } })
  await addDoctor(fresh)
  const writtenAt = fresh.clock.now()
  await fresh.parts.database.db.insert(outbox).values({
    id: v7(),
    recipient: 'ada@example.org',
    subject: 'A mail',
    text: '',
    html: '',
    createdAt: writtenAt,
    dueAt: new Date(writtenAt.getTime() + 3_600_000),
  })

  const text = (await fresh.metrics?.registry.metrics()) ?? ''
  await fresh.close()

  expect(text).toContain('\nauscult_sessions_open 1\n')
  expect(text).toContain('\nauscult_mails_waiting 1\n')
  expect(text).toContain(`\nauscult_mail_oldest_waiting_timestamp_seconds ${writtenAt.getTime() / 1_000}\n`)
  expect(text).toContain('\nauscult_verifications_waiting 0\n')
  expect(text).toContain('\nauscult_stories_waiting 0\n')
  expect(text).toContain('\nauscult_part_up{part="database"} 1\n')
  expect(text).toMatch(/\nnodejs_eventloop_lag_p99_seconds \d/u)
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d/u)
})

async function failToCount(): Promise<never> {
  throw new Error('the database is away')
}

test('a figure that cannot be read is left out instead of told as it was', async () => {
  const db = Object.create(app.parts.database.db, { $count: { value: failToCount } })
  const database = { ...app.parts.database, db, isUp: async () => false }
  const cut = await startTestApp({
    beside: app,
    environment: { METRICS_TOKEN: token },
    parts: { database },
  })

  const text = (await cut.metrics?.registry.metrics()) ?? ''
  await cut.close()

  expect(text).toContain('\nauscult_part_up{part="database"} 0\n')
  expect(text).not.toContain('\nauscult_verifications_waiting ')
  expect(text).not.toContain('\nauscult_sessions_open ')
})

/** The status, and whether figures came with it. */
async function ask(port: number, path: string, authorization = ''): Promise<[number, boolean]> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } })
  return [answer.status, (await answer.text()).includes('auscult_http_requests_total')]
}

test('a port of its own serves the metrics alone, and asks for the token where there is one', async () => {
  const registry = app.metrics?.registry
  if (registry === undefined) throw new Error('nothing was counted')
  const settings = { METRICS_HOST: '127.0.0.1', METRICS_PORT: 0 }
  const open = await openMetricsDoor({ ...settings, METRICS_TOKEN: undefined }, registry)
  const closed = await openMetricsDoor({ ...settings, METRICS_TOKEN: token }, registry)

  const answers = [
    await ask(open.port, '/metrics'),
    await ask(open.port, '/'),
    await ask(closed.port, '/metrics'),
    await ask(closed.port, '/metrics', `Bearer ${token}`),
  ]
  await Promise.all([open.close(), closed.close()])

  expect(answers).toEqual([
    [200, true],
    [404, false],
    [401, false],
    [200, true],
  ])
})
