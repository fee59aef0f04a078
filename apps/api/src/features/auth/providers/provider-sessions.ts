import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm'
import { sessions } from '../../../http/tables.ts'
import type { Database } from '../../../parts/db/database.ts'
import type { LogoutNotice } from '../../../parts/openid/logout-token.ts'
import { providerSessions, type signInHandovers, usedLogoutTokens } from '../tables.ts'

type ProviderSession = Pick<
  typeof providerSessions.$inferSelect,
  'sessionId' | 'issuer' | 'subject' | 'sid' | 'idToken'
>

export async function keepProviderSession(
  db: Database,
  { sessionId, issuer, subject, sid, idToken }: ProviderSession,
): Promise<void> {
  await db.insert(providerSessions).values({ sessionId, issuer, subject, sid, idToken })
}

export async function findProviderSession(
  db: Database,
  sessionId: string,
): Promise<ProviderSession | undefined> {
  const [kept] = await db.select().from(providerSessions).where(eq(providerSessions.sessionId, sessionId))
  return kept
}

/** Ends our sessions that were begun by the word of those that ended there, and says whose they were: an account for each. */
export async function endProviderSessions(
  db: Database,
  ended: Pick<LogoutNotice, 'issuer' | 'subject' | 'sid'>,
): Promise<string[]> {
  const theirs = db
    .select({ id: providerSessions.sessionId })
    .from(providerSessions)
    .where(ofProvider(providerSessions, ended))
  return db
    .delete(sessions)
    .where(inArray(sessions.id, theirs))
    .returning({ userId: sessions.userId })
    .then((rows) => rows.map(({ userId }) => userId))
}

/**
 * Of a table, the rows of a session at the provider, or of all of a person there where none is named. A row without one may be of the
 * session that is named, and counts as that.
 */
export function ofProvider(
  table: typeof providerSessions | typeof signInHandovers,
  { issuer, subject, sid }: Pick<LogoutNotice, 'issuer' | 'subject' | 'sid'>,
): SQL | undefined {
  const ofPerson = subject === undefined ? undefined : eq(table.subject, subject)
  if (sid === undefined) return and(eq(table.issuer, issuer), ofPerson)
  const ofSession = subject === undefined ? eq(table.sid, sid) : or(eq(table.sid, sid), isNull(table.sid))
  return and(eq(table.issuer, issuer), ofPerson, ofSession)
}

/** False for a logout token that was used before. */
export async function useLogoutToken(
  db: Database,
  { issuer, tokenId, expiresAt }: Pick<LogoutNotice, 'issuer' | 'tokenId' | 'expiresAt'>,
): Promise<boolean> {
  const digest = createHash('sha256')
    .update(JSON.stringify([issuer, tokenId]))
    .digest('base64url')
  const used = await db
    .insert(usedLogoutTokens)
    .values({ digest, expiresAt })
    .onConflictDoNothing()
    .returning({ digest: usedLogoutTokens.digest })
  return used.length > 0
}

export async function forgetOldLogoutTokens(db: Database, now: Date): Promise<void> {
  await db.delete(usedLogoutTokens).where(lt(usedLogoutTokens.expiresAt, now))
}
