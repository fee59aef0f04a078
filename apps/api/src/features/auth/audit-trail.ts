import { and, asc, count, desc, eq, gt, gte, lt, or } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database } from '../../parts/db/database.ts'
import { securityEvents } from './tables.ts'

/** What is told of an account that happened to it. */
export const securityEventNames = [
  'registered',
  'registered-again',
  'registration-refused',
  'code-sent',
  'code-refused',
  'email-verified',
  'logged-in',
  'logged-in-with-google',
  'registered-with-google',
  'google-linked',
  'google-refused',
  'logged-in-with-oidc',
  'registered-with-oidc',
  'oidc-linked',
  'oidc-refused',
  'logged-out-by-provider',
  'log-in-refused',
  'log-in-unverified',
  'logged-out',
  'session-ended',
  'other-sessions-ended',
  'log-in-locked',
  'reset-requested',
  'reset-refused',
  'password-reset',
  'password-changed',
  'password-change-refused',
  'email-change-requested',
  'email-change-refused',
  'email-changed',
  'account-deleted',
  'account-deletion-refused',
  'token-issued-by-operator',
  'activated-by-operator',
  'verification-approved',
  'verification-refused',
  'verification-revoked',
  'verification-withdrawn',
  'made-operator',
  'unmade-operator',
  'unlocked-by-operator',
  'sessions-ended-by-operator',
  'disabled-by-operator',
  'enabled-by-operator',
  'token-key-rotated',
  'envelope-key-rotated',
  'deleted-by-operator',
] as const
export type SecurityEvent = (typeof securityEventNames)[number]

export async function recordEvent(
  db: Database,
  event: { event: SecurityEvent; at: Date; userId?: string | undefined; addressHash?: string | undefined },
): Promise<void> {
  await db.insert(securityEvents).values({ id: v7(), ...event })
}

/** The newest first; of one account where one is named, which may be gone by now. */
export async function listEvents(
  db: Database,
  { most, userId }: { most: number; userId?: string | undefined },
): Promise<(typeof securityEvents.$inferSelect)[]> {
  return db
    .select()
    .from(securityEvents)
    .where(userId === undefined ? undefined : eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(most)
}

/** Where an event stands in the trail. */
export type EventPlace = Pick<typeof securityEvents.$inferSelect, 'at' | 'id'>

/** The oldest first, behind a place in the trail; of one account where one is named. */
export async function listEventsSince(
  db: Database,
  { after, most, userId }: { after: EventPlace; most: number; userId?: string | undefined },
): Promise<(typeof securityEvents.$inferSelect)[]> {
  const { at, id } = securityEvents
  return db
    .select()
    .from(securityEvents)
    .where(
      and(
        gte(at, after.at),
        or(gt(at, after.at), gt(id, after.id)),
        userId === undefined ? undefined : eq(securityEvents.userId, userId),
      ),
    )
    .orderBy(asc(at), asc(id))
    .limit(most)
}

/** How many of each kind there were since a moment; kinds without one are left out. */
export async function countEventsSince(
  db: Database,
  since: Date,
): Promise<{ event: string; count: number }[]> {
  return db
    .select({ event: securityEvents.event, count: count() })
    .from(securityEvents)
    .where(gte(securityEvents.at, since))
    .groupBy(securityEvents.event)
}

/** Rows may go after a year; the table's trigger refuses it before. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  const yearAndDayMs = 367 * 24 * 60 * 60 * 1_000
  await db.delete(securityEvents).where(lt(securityEvents.at, new Date(now.getTime() - yearAndDayMs)))
}
