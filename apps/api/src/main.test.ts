import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { getIdentity, logIn, register, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePrivateKey } from './parts/secrets.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { openStarterEvidence } from './testing/starter-evidence.ts'

// Whole processes start here, some of them with an index to build.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'auscult-start-'))
const main = fileURLToPath(new URL('main.ts', import.meta.url))
const admin = fileURLToPath(new URL('admin/main.ts', import.meta.url))

async function run(program: string, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PORT: '0', LOG_LEVEL: 'warn', ...environment },
  })
  const [out, problems, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('exit', resolve)),
  ])
  return { out, problems, code }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function newFolder(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

describe('a start that cannot succeed', () => {
  it('lists every bad value and says nothing else', async () => {
    const ended = await run(main, [], { PORT: 'abc', LOG_LEVEL: 'loud' })

    expect(ended.code).toBe(1)
    expect(ended.problems).toMatch(/PORT: must be .*\n.*LOG_LEVEL: /u)
    expect(ended.problems).not.toMatch(/\n\s+at /u)
  })

  it('says that the port is taken, and which command takes another', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const place = other.address()
    const port = typeof place === 'object' && place !== null ? place.port : 0

    const ended = await run(main, [], { PORT: String(port), DATA_DIR: newFolder('port') })
    await new Promise((resolve) => other.close(resolve))

    expect(ended.code).toBe(1)
    expect(ended.problems).toContain(`Port ${port} is taken by another program.`)
    expect(ended.problems).not.toMatch(/\n\s+at /u)
  })

  it('says that the data folder cannot be written to', async () => {
    writeFileSync(join(folder, 'a-file'), '')

    const ended = await run(main, [], { DATA_DIR: join(folder, 'a-file', 'data') })

    expect(ended.code).toBe(1)
    expect(ended.problems).toMatch(/cannot be written to\. Make it writable/u)
  })

  it('says that PostgreSQL does not answer', async () => {
    const ended = await run(main, [], {
      DATA_DIR: newFolder('postgres'),
      DATABASE_URL: 'postgresql://127.0.0.1:1/auscult',
    })

    expect(ended.code).toBe(1)
    expect(ended.problems).toMatch(/PostgreSQL at 127\.0\.0\.1:1 does not answer/u)
  })
})

/** A data folder that needs no index to be built. */
async function seed(dataFolder: string): Promise<void> {
  const evidence = await openStarterEvidence(dataFolder)
  await evidence.close()
}

/** Overwrites the middle of every file of a kind, as a failing disk does. */
function damage(dataFolder: string, files: string): void {
  for (const path of globSync(files, { cwd: join(dataFolder, 'evidence') })) {
    const file = join(dataFolder, 'evidence', path)
    const bytes = readFileSync(file)
    bytes.fill(0xa5, bytes.length >> 2, bytes.length - (bytes.length >> 2))
    writeFileSync(file, bytes)
  }
}

describe('evidence that was damaged', () => {
  const whole = join(folder, 'whole')
  beforeAll(() => seed(whole))

  it.each(['**/*.manifest', '**/data/*.lance'])('in %s ends the start with what to do', async (files) => {
    const dataDir = mkdtempSync(join(folder, 'damaged-'))
    cpSync(whole, dataDir, { recursive: true })
    damage(dataDir, files)

    const ended = await run(main, [], { DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

    expect(ended.code).toBe(1)
    expect(ended.problems).toMatch(/The evidence in \S+ cannot be read \(.+\)\. Restore/u)
    expect(ended.problems).not.toMatch(/\n\s+at /u)
  })
})

const DemoAccounts = z.array(z.object({ email: z.string(), password: z.string() }))

describe('a running server', () => {
  const dataDir = join(folder, 'running')
  const metricsToken = 'a token for the figures of this test'
  const environment = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: metricsToken,
    DRAIN_SECONDS: '3',
  }
  let server: ServerProcess
  beforeAll(async () => {
    await seed(dataDir)
    server = await startServerProcess(environment)
  })
  afterAll(() => server.kill())

  const runAdmin = (...args: readonly string[]) => run(admin, args, environment)

  const askServer = (path: string) =>
    fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${metricsToken}` } })

  /** Resolves to the address of somebody who has just registered, and been mailed a code. */
  async function registerNewcomer(): Promise<string> {
    const email = `newcomer-${randomUUID()}@example.org`
    const agreed = { privacyPolicy: true, termAndCondition: true }
    await server.client.call(register, {
      body: { name: 'New Comer', email, password: 'correct horse battery', ...agreed },
    })
    return email
  }

  it('lets the demo doctor in with the password it printed', async () => {
    const [doctor] = DemoAccounts.parse(JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')))
    const loggedIn = await server.client.call(logIn, {
      body: { email: doctor?.email, password: doctor?.password },
    })

    expect(server.output()).toContain(`password ${doctor?.password}`)
    expect(loggedIn.status).toBe(200)
  })

  it('keeps its data folder to itself', async () => {
    const ended = await run(main, [], environment)

    expect(ended.code).toBe(1)
    expect(ended.problems).toMatch(/is in use by another process/u)
  })

  it('keeps secrets readable for its owner alone', () => {
    const modes = ['control.json', 'demo.json', 'keys/session-secret', 'keys/envelope-private-key.pem'].map(
      (name) => statSync(join(dataDir, name)).mode & 0o777,
    )

    expect(modes).toEqual([0o600, 0o600, 0o600, 0o600])
  })

  it('hands the operator the newest mail to an address, with its code', async () => {
    const email = await registerNewcomer()

    const newest = await runAdmin('mail', 'newest', email)
    const none = await runAdmin('mail', 'newest', 'nobody@example.org')

    expect(newest).toMatchObject({ code: 0, problems: '' })
    expect(newest.out).toMatch(/^\d{6}$/mu)
    expect(none).toMatchObject({ code: 1, out: '', problems: 'There is no mail to nobody@example.org.\n' })
  })

  it('takes a token that the operator made, and refuses one made as expired', async () => {
    const valid = await runAdmin('token', 'doctor@demo.localhost', '--ttl', '60')
    const expired = await runAdmin('token', 'doctor@demo.localhost', '--ttl', '-60')
    const unknown = await runAdmin('token', 'nobody@example.org')

    const statuses = await Promise.all(
      [valid, expired].map(({ out }) => server.client.call(getIdentity, { token: out.trim() })),
    )

    expect(statuses.map(({ status }) => status)).toEqual([200, 401])
    expect(unknown).toMatchObject({ code: 1, out: '' })
  })

  it('hands the operator the audit trail as JSON lines', async () => {
    await runAdmin('token', 'doctor@demo.localhost')

    const { out } = await runAdmin('audit', 'doctor@demo.localhost', '--json')
    const events: unknown[] = JSON.parse(`[${out.trim().replaceAll('\n', ',')}]`)

    expect(events).toContainEqual(expect.objectContaining({ event: 'token-issued-by-operator' }))
  })

  it('says that it is alive and ready, and counts its jobs and questions for who has the token', async () => {
    const [live, ready, metrics] = await Promise.all(
      ['/health/live', '/health/ready', '/metrics'].map(askServer),
    )

    expect([live?.status, ready?.status, metrics?.status]).toEqual([200, 200, 200])
    expect(await metrics?.text()).toMatch(/\nauscult_engine_workers [1-9]/u)
  })

  it('sets an account Active on the word of the operator', async () => {
    const email = await registerNewcomer()
    const mail = await runAdmin('mail', 'newest', email)
    const otp = Number(/^\d{6}$/mu.exec(mail.out)?.[0])
    await server.client.call(verifyEmail, { body: { email, otp } })

    const said = await runAdmin('verify', email)
    const { out } = await runAdmin('token', email)
    const identity = await server.client.call(getIdentity, { token: out.trim() })

    expect(said.out).toContain(`${email} is Active now (was Pending)`)
    expect(identity.body).toMatchObject({ data: [{ status: 'Active' }] })
  })

  it('shows how the commands are used to somebody who misspells one', async () => {
    const said = await runAdmin('mial', 'newest')

    expect(said.code).toBe(1)
    expect(said.problems).toMatch(/^Usage: npm run --silent admin/u)
  })

  it('ends with code 0 when asked to, once it has said that it closes, and the commands work without it', async () => {
    const ended = server.stop()
    await vi.waitFor(async () => expect((await askServer('/health/ready')).status).toBe(503), 3_000)
    const said = await (await askServer('/health/ready')).json()
    const code = await ended
    const { out } = await runAdmin('token', 'doctor@demo.localhost')
    server = await startServerProcess(environment)
    const identity = await server.client.call(getIdentity, { token: out.trim() })

    expect(said).toMatchObject({ ready: false, phase: 'closing', parts: { database: 'up' } })
    expect(code).toBe(0)
    expect(identity.status).toBe(200)
  })
})

describe('a server that others can reach after a trial', () => {
  const dataDir = join(folder, 'reached')
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  let server: ServerProcess
  beforeAll(async () => {
    await seed(dataDir)
    server = await startServerProcess(environment)
  })
  afterAll(() => server.kill())

  it('opens to nobody with the accounts of the trial, and prints none', async () => {
    const accounts = DemoAccounts.parse(JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')))
    const { out } = await run(admin, ['token', 'doctor@demo.localhost'], environment)
    await server.stop()
    server = await startServerProcess({
      ...environment,
      AUSCULT_MODE: 'production',
      PUBLIC_URL: 'https://auscult.example.org',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SESSION_SECRET: readFileSync(join(dataDir, 'keys', 'session-secret'), 'utf8').trim(),
      ENVELOPE_PRIVATE_KEY: makePrivateKey(),
    })

    const logIns = await Promise.all(
      accounts.map(({ email, password }) => server.client.call(logIn, { body: { email, password } })),
    )
    const identity = await server.client.call(getIdentity, { token: out.trim() })

    expect(logIns.map(({ status }) => status)).toEqual([401, 401])
    expect(identity.status).toBe(401)
    expect(existsSync(join(dataDir, 'demo.json'))).toBe(false)
    expect(server.output()).not.toContain('demo.localhost')
  })
})
