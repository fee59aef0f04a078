import { and, desc, eq, gt, isNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Device } from '@auscult/contract/auth/device.ts'
import { v7 } from 'uuid'
import type { Clock } from '../parts/clock.ts'
import type { Database } from '../parts/db/database.ts'
import { users } from '../parts/db/users.ts'
import { inBatches } from '../parts/in-batches.ts'
import type { Secrets } from '../parts/secrets.ts'
import { sessions } from './tables.ts'
import { type Claims, createTokens } from './tokens.ts'

const lifeSeconds = 12 * 60 * 60
/**
 * A session that nobody uses ends, also where its browser was closed and could not end it after its own 15 minutes. Twice as long as
 * those, because people who read, and make no calls, have the page tell of them every ten.
 */
const idleMs = 30 * 60_000
const noteEveryMs = 60_000
/** More devices than anybody carries; without an end, one account could fill the table. */
const mostAtOnce = 20

/** Who calls, by a session, and what decides what the account may do. */
export type SignedIn = Claims & Pick<typeof users.$inferSelect, 'type' | 'status' | 'isOperator'>

type OpenSession = { id: string; createdAt: Date; expiresAt: Date; device: Device }

type Beginning = {
  /** Negative for a token that has already expired. */
  ttlSeconds?: number | undefined
  /** What it is begun with. */
  device?: Device
  /** A version 7 UUID; made where none is given. */
  sessionId?: string | undefined
}

export type Sessions = {
  /** Opens a session, in the place of the oldest where a user has twenty, and signs its token. */
  start(db: Database, userId: string, beginning?: Beginning): Promise<string>
  /** Whose token the Authorization header holds, or null: also for a session that was ended or not used for half an hour, and for a disabled account. Being asked is use. */
  find(authorization: string | undefined): Promise<SignedIn | null>
  /** Those of a user that are open, newest first. */
  list(userId: string): Promise<OpenSession[]>
  /** Ends one of a user's sessions; false where they have none of that id. */
  end(db: Database, session: Claims): Promise<boolean>
  /** Ends all of a user's sessions but one, and says how many. */
  endOthers(db: Database, session: Claims): Promise<number>
  endAll(db: Database, userId: string): Promise<void>
  /** How many are open, of everybody. */
  countOpen(): Promise<number>
  forgetExpired(): Promise<void>
}

type Parts = { db: Database; secrets: Secrets; clock: Clock }

function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleMs)
}

/** Of a row: neither over nor idle. */
function isOpen(now: Date): SQL | undefined {
  return and(gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, idleSince(now)))
}

/** Asked with every call: put together once, and planned once by each connection. */
function prepareOpenSessions(db: Database) {
  return db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      lastUsedAt: sessions.lastUsedAt,
      standing: { type: users.type, status: users.status, isOperator: users.isOperator },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`,
        isNull(users.disabledAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
      ),
    )
    .prepare('open_sessions')
}

export function createSessions({ db, secrets, clock }: Parts): Sessions {
  const tokens = createTokens(secrets, clock)
  const openSessions = prepareOpenSessions(db)
  /** The open session of a token and where its account stands; undefined for none of that user. Every call asks, so they ask together. */
  const findOpen = inBatches(async (asked: readonly Claims[]) => {
    const now = clock()
    const rows = await openSessions.execute({
      sessionIds: [...new Set(asked.map(({ sessionId }) => sessionId))],
      now: now.toISOString(),
      idleSince: idleSince(now).toISOString(),
    })
    const open = new Map(rows.map((row) => [row.id, row]))
    return asked.map(({ id, sessionId }) => {
      const row = open.get(sessionId)
      return row?.userId === id ? row : undefined
    })
  })

  return {
    async start(transaction, userId, { ttlSeconds = lifeSeconds, device = null, sessionId: id = v7() } = {}) {
      const createdAt = clock()
      const expiresAt = new Date(createdAt.getTime() + ttlSeconds * 1_000)
      await transaction
        .insert(sessions)
        .values({ id, userId, createdAt, expiresAt, lastUsedAt: createdAt, device })
      const newest = transaction
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
        .limit(mostAtOnce)
      await transaction
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)))
      return tokens.sign({ id: userId, sessionId: id }, { createdAt, expiresAt })
    },

    async find(authorization) {
      const token = /^Bearer (?<token>[\w-]+\.[\w-]+\.[\w-]+)$/u.exec(authorization ?? '')?.groups?.['token']
      const claims = token === undefined ? null : await tokens.read(token)
      if (claims === null) return null
      const row = await findOpen(claims)
      if (row === undefined) return null
      const now = clock()
      if (now.getTime() - row.lastUsedAt.getTime() >= noteEveryMs)
        await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, claims.sessionId))
      return { ...claims, ...row.standing }
    },

    async list(userId) {
      const { id, createdAt, expiresAt, device } = sessions
      return db
        .select({ id, createdAt, expiresAt, device })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isOpen(clock())))
        .orderBy(desc(createdAt), desc(id))
    },

    async end(transaction, { id: userId, sessionId }) {
      const ended = await transaction
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
        .returning({ id: sessions.id })
      return ended.length > 0
    },

    async endOthers(transaction, { id: userId, sessionId }) {
      const ended = await transaction
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
        .returning({ id: sessions.id })
      return ended.length
    },

    async endAll(transaction, userId) {
      await transaction.delete(sessions).where(eq(sessions.userId, userId))
    },

    countOpen: async () => db.$count(sessions, isOpen(clock())),

    async forgetExpired() {
      await db.delete(sessions).where(lt(sessions.expiresAt, clock()))
    },
  }
}
