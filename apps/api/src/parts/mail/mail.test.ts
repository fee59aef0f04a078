import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, truncate } from '../../testing/test-database.ts'
import { createMailbox } from './mailbox.ts'
import type { DatabasePart } from '../db/database.ts'
import type { Mail, Mailer } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpMailer } from './smtp.ts'
import { outbox as outboxTable } from './tables.ts'

const mail = { to: 'ada@example.org', subject: 'Code', text: 'Your code', html: '<p>Your code</p>' }
const waiting = { userId: null, ...mail }
const start = new Date('2026-11-20T12:00:00.000Z')

let database: DatabasePart
let folder: string
let now = start
const clock = () => now

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await truncate(database)
  folder = await mkdtemp(join(tmpdir(), 'auscult-mail-'))
  now = start
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => database.close())

/** A mail server of which a test decides whether it takes mail. */
function createMoodyMailer() {
  const sent: Mail[] = []
  const state = { isDown: false }
  const mailer: Mailer = {
    async send(given) {
      if (state.isDown) throw new Error('down')
      sent.push(given)
    },
    forget: async () => undefined,
    isUp: async () => !state.isDown,
    close: () => undefined,
  }
  return { sent, state, mailer }
}

describe('the outbox', () => {
  it('sends what was written down, once, and keeps no copy', async () => {
    const { sent, mailer } = createMoodyMailer()
    const outbox = createOutbox({ db: database.db, mailer, clock, onFailure: () => undefined })
    await outbox.enqueue(database.db, waiting)

    await outbox.flush()
    await outbox.flush()

    expect(sent).toMatchObject([mail])
    expect(await database.db.select().from(outboxTable)).toEqual([])
  })

  it('sends nothing of a transaction that did not happen', async () => {
    const { sent, mailer } = createMoodyMailer()
    const outbox = createOutbox({ db: database.db, mailer, clock, onFailure: () => undefined })

    await expect(
      database.db.transaction(async (transaction) => {
        await outbox.enqueue(transaction, waiting)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await outbox.flush()

    expect(sent).toEqual([])
  })

  it('keeps mail while the mail server is down, waits longer each time, and sends it when it is back', async () => {
    const { sent, state, mailer } = createMoodyMailer()
    const failures: unknown[] = []
    const outbox = createOutbox({
      db: database.db,
      mailer,
      clock,
      onFailure: (error) => failures.push(error),
    })
    state.isDown = true
    await outbox.enqueue(database.db, waiting)
    for (const seconds of [0, 5, 10, 20]) {
      now = new Date(now.getTime() + seconds * 1_000)
      await outbox.flush()
    }
    state.isDown = false

    await outbox.flush()
    const tooEarly = sent.length
    now = new Date(now.getTime() + 40_000)
    await outbox.flush()

    expect(failures).toHaveLength(4)
    expect([tooEarly, sent.length]).toEqual([0, 1])
  })

  it('sends again what a killed process had taken, once its lease is over', async () => {
    const { sent, mailer } = createMoodyMailer()
    const killed = createOutbox({
      db: database.db,
      mailer: { ...mailer, send: () => new Promise(() => undefined) },
      clock,
      onFailure: () => undefined,
    })
    const other = createOutbox({ db: database.db, mailer, clock, onFailure: () => undefined })
    await killed.enqueue(database.db, waiting)
    void killed.flush()
    await expect.poll(async () => (await database.db.select().from(outboxTable))[0]?.tries).toBe(1)

    await other.flush()
    const duringLease = sent.length
    now = new Date(now.getTime() + 61_000)
    await other.flush()

    expect([duringLease, sent.length]).toEqual([0, 1])
  })

  it('gives each mail to one of two workers', async () => {
    const { sent, mailer } = createMoodyMailer()
    const workers = [1, 2].map(() =>
      createOutbox({ db: database.db, mailer, clock, onFailure: () => undefined }),
    )
    for (let count = 0; count < 45; count += 1) {
      await workers[0]?.enqueue(database.db, { ...waiting, to: `person${count}@example.org` })
    }

    await Promise.all(workers.map((worker) => worker.flush()))

    expect(sent).toHaveLength(45)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(45)
  })
})

describe('the local mailbox', () => {
  it('finds the newest mail to an address, also one that another process delivered', async () => {
    const writer = createMailbox(folder, clock)
    const reader = createMailbox(folder, clock)
    await writer.send({ id: 'a', ...mail })
    now = new Date(now.getTime() + 1_000)
    await writer.send({ id: 'b', ...mail, subject: 'Newer' })
    now = new Date(now.getTime() + 1_000)
    await writer.send({ id: 'c', ...mail, to: 'bob@example.org' })

    const newest = await reader.findNewest('ADA@example.org')

    expect(newest?.subject).toBe('Newer')
    expect(await reader.findNewest('eve@example.org')).toBeUndefined()
  })

  it('keeps one copy of a mail that was delivered twice, and leaves no half-written file', async () => {
    const mailbox = createMailbox(folder, clock)

    await mailbox.send({ id: 'a', ...mail })
    await mailbox.send({ id: 'a', ...mail })

    expect(await readdir(folder)).toHaveLength(1)
  })
})

describe('SMTP', () => {
  it('hands over sender, recipient, subject, text and HTML, and how a mail that comes again is ended', async () => {
    const contents: Promise<{ to: string[]; content: string }>[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        stream.on('end', done)
        contents.push(text(stream).then((content) => ({ to, content })))
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const place = server.server.address()
    const port = typeof place === 'object' && place !== null ? place.port : 0
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Auscult <no-reply@example.org>')

    await mailer.send({ id: 'an-id', ...mail })
    await mailer.send({ id: 'another', ...mail, endUrl: 'https://example.org/end?token=t' })
    const isUp = await mailer.isUp()
    mailer.close()
    await new Promise<void>((resolve) => server.close(resolve))
    const received = await Promise.all(contents)

    expect(received[0]?.to).toEqual(['ada@example.org'])
    expect(received[0]?.content).toMatch(/From: Auscult <no-reply@example.org>/u)
    expect(received[0]?.content).toMatch(/Subject: Code/u)
    expect(received[0]?.content).toMatch(/<p>Your code<\/p>/u)
    expect(received[0]?.content).not.toMatch(/List-Unsubscribe/u)
    expect(received[1]?.content).toMatch(/^List-Unsubscribe: <https:\/\/example\.org\/end\?token=t>\r?$/mu)
    expect(received[1]?.content).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/mu)
    expect(isUp).toBe(true)
  })

  it('tells a server beyond this machine and network nothing without encryption, whatever the address says', async () => {
    const heard: string[] = []
    const server = createServer((socket) => {
      socket.write('220 here\r\n')
      socket
        .on('error', () => undefined)
        .on('data', (said) => {
          heard.push(String(said))
          const isGreeting = String(said).startsWith('EHLO')
          socket.write(isGreeting ? '250-here\r\n250 AUTH PLAIN\r\n' : '502 no such thing\r\n')
        })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const place = server.address()
    const port = typeof place === 'object' && place !== null ? place.port : 0
    // This machine, under a name that does not say so.
    const mailer = createSmtpMailer(`smtp://user:secret@127.1:${port}?requireTLS=false`, 'a@example.org')

    await expect(mailer.send({ id: 'an-id', ...mail })).rejects.toThrow(/STARTTLS/u)
    mailer.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))

    expect(heard.map((said) => said.split(' ', 1)[0]?.trim())).toEqual(['EHLO', 'STARTTLS'])
  })

  it('says that a server which is not there is down, and throws so that the outbox keeps the mail', async () => {
    const mailer = createSmtpMailer('smtp://127.0.0.1:1', 'no-reply@example.org')

    await expect(mailer.send({ id: 'an-id', ...mail })).rejects.toThrow()
    expect(await mailer.isUp()).toBe(false)
    mailer.close()
  })
})
