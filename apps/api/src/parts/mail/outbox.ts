import { and, asc, count, eq, inArray, lte, min, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { holdUser } from '../db/lock-user.ts'
import type { Mail, Mailer } from './mail.ts'
import { outbox } from './tables.ts'

const batchSize = 20
const leaseMs = 60_000
const lookEveryMs = 5_000
const firstRetryMs = 5_000
const longestRetryMs = 15 * 60_000
/** With the waits between them about two days; a code in it has long expired by then. */
const maxTries = 200

/** `userId` is of the account that it is about or sent for, and with which it goes while it waits; null where there is none, or none any more. */
type NewMail = Omit<Mail, 'id'> & { userId: string | null }

export type Outbox = {
  /**
   * Writes the mail down in the caller's transaction: it is sent if and only if what it is about happened. Of an account that has been
   * deleted by then nothing is written. A transaction that has changed a row of the user takes the user's row before (`lockUser`).
   */
  enqueue(db: Database, mail: NewMail): Promise<void>
  /** Drops what waits for an address or lies in the local mailbox. Files know no transaction: call it where little can fail any more. */
  forget(db: Database, address: string): Promise<void>
  /** Looks at once instead of at the next turn. Call it after the transaction. */
  nudge(): void
  /** Sends all that is due, and resolves when that has been tried. */
  flush(): Promise<void>
  /** How many mails wait, and since when the oldest; null where none does. */
  describeWaiting(): Promise<{ count: number; since: Date | null }>
  start(): void
  /** Stops looking, after one last flush. */
  stop(): Promise<void>
}

type Parts = { db: Database; mailer: Mailer; clock: Clock; onFailure: (error: unknown) => void }

/**
 * Between the request and the mail server, so that neither a slow one nor a crash loses or delays anything. Workers take mail by
 * lease: no transaction is open while a mail server talks, and what a killed worker held comes back when its lease ends.
 * A loop over one table, not a job queue: it must join the transaction of the caller on the one connection of PGlite.
 */
export function createOutbox({ db, mailer, clock, onFailure }: Parts): Outbox {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false

  async function take(): Promise<Mail[]> {
    const now = clock()
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(lte(outbox.dueAt, now))
      .orderBy(asc(outbox.dueAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const taken = await db
      .update(outbox)
      .set({ dueAt: new Date(now.getTime() + leaseMs), tries: sql`${outbox.tries} + 1` })
      .where(inArray(outbox.id, due))
      .returning({
        id: outbox.id,
        to: outbox.recipient,
        subject: outbox.subject,
        text: outbox.text,
        html: outbox.html,
        endUrl: outbox.endUrl,
      })
    return taken.map(({ endUrl, ...mail }) => (endUrl === null ? mail : { ...mail, endUrl }))
  }

  async function deliver(mail: Mail): Promise<void> {
    try {
      await mailer.send(mail)
      await db.delete(outbox).where(eq(outbox.id, mail.id))
    } catch (error) {
      onFailure(error)
      await postpone(mail.id)
    }
  }

  async function postpone(id: string): Promise<void> {
    const [row] = await db.select({ tries: outbox.tries }).from(outbox).where(eq(outbox.id, id))
    if (row === undefined) return
    const waitMs = Math.min(firstRetryMs * 2 ** (row.tries - 1), longestRetryMs)
    await db
      .update(outbox)
      .set({ dueAt: new Date(clock().getTime() + waitMs) })
      .where(eq(outbox.id, id))
    await db.delete(outbox).where(and(eq(outbox.id, id), lte(sql`${maxTries}::int`, outbox.tries)))
  }

  async function run(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false
        const mails = await take()
        await Promise.all(mails.map(deliver))
        isWanted ||= mails.length === batchSize
      }
    } catch (error) {
      onFailure(error)
    } finally {
      running = undefined
    }
  }

  /** One run at a time; a wish that comes during one makes it look again. */
  function flush(): Promise<void> {
    isWanted = true
    running ??= run()
    return running
  }

  return {
    async enqueue(transaction, { userId, to, subject, text, html, endUrl }) {
      if (userId !== null && !(await holdUser(transaction, userId))) return
      const now = clock()
      const mail = { id: v7(), userId, recipient: to, subject, text, html, endUrl }
      await transaction.insert(outbox).values({ ...mail, createdAt: now, dueAt: now })
    },
    async forget(transaction, address) {
      await transaction.delete(outbox).where(eq(outbox.recipient, address))
      await mailer.forget(address)
    },
    nudge: () => void flush(),
    flush,
    async describeWaiting() {
      const [waiting] = await db.select({ count: count(), since: min(outbox.createdAt) }).from(outbox)
      return waiting ?? { count: 0, since: null }
    },
    start() {
      timer = setInterval(() => void flush(), lookEveryMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
