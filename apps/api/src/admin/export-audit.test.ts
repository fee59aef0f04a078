import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { recordEvent, type SecurityEvent } from '../features/auth/audit-trail.ts'
import { securityEvents } from '../features/auth/tables.ts'
import { addPerson } from '../testing/people.ts'
import { commandsOf } from '../testing/run-command.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { CommandError } from './command-error.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const run = commandsOf(() => app)

const Line = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  event: z.string(),
  account: z.uuid().nullable(),
  network: z
    .string()
    .regex(/^[0-9a-f]{12}$/u)
    .nullable(),
})

async function exportLines(asked: { email?: string; since?: string } = {}): Promise<string[]> {
  const printed: string[] = []
  const output = await run({ name: 'audit', most: 100, json: true, ...asked }, async (lines) => {
    printed.push(...lines.split('\n'))
  })
  expect(output).toBe('')
  return printed
}

async function eventsOf(asked: Parameters<typeof exportLines>[0]): Promise<string[]> {
  return (await exportLines(asked)).map((line) => Line.parse(JSON.parse(line)).event)
}

const happen = (event: SecurityEvent, at: string, userId?: string) =>
  recordEvent(app.parts.database.db, {
    event,
    at: new Date(at),
    userId,
    addressHash: 'ab12cd34ef56'.repeat(5),
  })

test('the trail comes as JSON lines, the oldest first, with no address and nobody by name', async () => {
  const ada = await addPerson(app)
  await happen('logged-out', '2026-11-20T10:00:00.000Z', ada.id)
  await happen('logged-in', '2026-11-20T09:00:00.000Z', ada.id)

  const lines = (await exportLines()).map((line) => Line.parse(JSON.parse(line)))

  expect(lines).toMatchObject([
    { at: '2026-11-20T09:00:00.000Z', event: 'logged-in', account: ada.id, network: 'ab12cd34ef56' },
    { at: '2026-11-20T10:00:00.000Z', event: 'logged-out', account: ada.id },
  ])
})

test('only what happened since a moment or a day, and of one account, where that is asked', async () => {
  const [ada, bob] = [await addPerson(app), await addPerson(app)]
  await happen('logged-in', '2026-11-19T23:59:59.999Z', ada.id)
  await happen('logged-out', '2026-11-20T00:00:00.000Z', ada.id)
  await happen('password-changed', '2026-11-20T12:00:00.000Z', bob.id)

  expect(await eventsOf({ since: '2026-11-20' })).toEqual(['logged-out', 'password-changed'])
  expect(await eventsOf({ since: '2026-11-20T13:00:00+01:00' })).toEqual(['password-changed'])
  expect(await eventsOf({ email: ada.email })).toEqual(['logged-in', 'logged-out'])
  expect(await eventsOf({ since: '2026-11-21' })).toEqual([])
})

test('a trail of thousands, many of them at one moment, comes whole and once', async () => {
  const at = new Date('2026-11-20T09:00:00.000Z')
  const rows = Array.from({ length: 2_500 }, () => ({ id: v7(), at, event: 'log-in-refused' }))
  await app.parts.database.db.insert(securityEvents).values(rows)

  const ids = (await exportLines()).map((line) => Line.parse(JSON.parse(line)).id)

  expect(ids).toHaveLength(2_500)
  expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)))
})

test('--since without --json is refused rather than left out', async () => {
  await expect(run({ name: 'audit', most: 100, since: '2026-11-20' })).rejects.toThrow(CommandError)
})

const logger = '/usr/bin/logger'

// What docs/operating.md says of syslog: the system's own logger sends the lines on.
test.skipIf(!existsSync(logger))(
  'the lines reach a syslog receiver by TCP as RFC 5424 frames them',
  async () => {
    const ada = await addPerson(app)
    await happen('logged-in', '2026-11-20T09:00:00.000Z', ada.id)
    await happen('logged-out', '2026-11-20T10:00:00.000Z', ada.id)
    const lines = await exportLines()
    const receiver = createServer().listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const received = receiveOnce(receiver)

    const where = `--tcp --octet-count --server 127.0.0.1 --port ${portOf(receiver)}`
    const what = '--rfc5424 --tag auscult --msgid audit --priority authpriv.info'
    const sender = spawn(logger, `${where} ${what}`.split(' '))
    sender.stdin.end(`${lines.join('\n')}\n`)
    const messages = framesOf(await received)
    receiver.close()

    expect(messages).toHaveLength(2)
    for (const [nth, message] of messages.entries()) {
      // Facility 10 (authpriv), severity 6 (info): 8 × 10 + 6.
      expect(message).toMatch(/^<86>1 \d{4}-\d\d-\d\dT\S+ \S+ auscult \S+ audit /u)
      expect(message.endsWith(lines[nth] ?? 'nothing was exported')).toBe(true)
    }
  },
)

async function receiveOnce(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('connection', (socket) => void text(socket).then(resolve, reject))
  })
}

function portOf(server: Server): string {
  const place = server.address()
  return String(typeof place === 'object' && place !== null ? place.port : '')
}

/** Messages of a stream that counts their bytes (RFC 6587, 3.4.1). */
function framesOf(stream: string): string[] {
  const [, length, rest] = /^(?<length>\d+) (?<rest>[\s\S]*)$/u.exec(stream) ?? []
  if (length === undefined || rest === undefined) return []
  return [rest.slice(0, Number(length)), ...framesOf(rest.slice(Number(length)))]
}
