import { eq } from 'drizzle-orm'
import { sessions } from '../../http/tables.ts'
import type { Database } from '../../parts/db/database.ts'
import { users } from '../../parts/db/users.ts'
import { outbox } from '../../parts/mail/tables.ts'
import {
  emailChanges,
  knownAddresses,
  passwordResets,
  providerSessions,
  securityEvents,
  signInIdentities,
} from './tables.ts'

const { id, name, email, type, status, profilePicture, isOperator, disabledAt } = users
const { emailVerifiedAt, termsAcceptedAt, privacyAcceptedAt, wantsPromotion, createdAt } = users
const account = {
  id,
  name,
  email,
  type,
  status,
  profilePicture,
  isOperator,
  disabledAt,
  emailVerifiedAt,
  termsAcceptedAt,
  privacyAcceptedAt,
  wantsPromotion,
  createdAt,
}

/** What is kept of an account, without what opens it: hashes, tokens and the hashed addresses stay here. */
export async function exportAccount(
  db: Database,
  userId: string,
): Promise<Record<string, readonly Record<string, unknown>[]>> {
  const rows = await db.select(account).from(users).where(eq(id, userId))
  return {
    users: rows.map(({ profilePicture: key, ...row }) => ({ ...row, hasProfilePicture: key !== null })),
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        lastUsedAt: sessions.lastUsedAt,
        device: sessions.device,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    provider_sessions: await db
      .select({ issuer: providerSessions.issuer, subject: providerSessions.subject })
      .from(providerSessions)
      .innerJoin(sessions, eq(sessions.id, providerSessions.sessionId))
      .where(eq(sessions.userId, userId)),
    password_resets: await db
      .select({ expiresAt: passwordResets.expiresAt })
      .from(passwordResets)
      .where(eq(passwordResets.userId, userId)),
    email_changes: await db
      .select({ email: emailChanges.email, createdAt: emailChanges.createdAt })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
    sign_in_identities: await db
      .select({
        issuer: signInIdentities.issuer,
        subject: signInIdentities.subject,
        linkedAt: signInIdentities.linkedAt,
      })
      .from(signInIdentities)
      .where(eq(signInIdentities.userId, userId)),
    known_addresses: await db
      .select({ lastSeenAt: knownAddresses.lastSeenAt })
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, userId)),
    outbox: await listWaitingMails(db, userId),
    security_events: await db
      .select({ at: securityEvents.at, event: securityEvents.event })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(securityEvents.at),
  }
}

/** Without their words, which may hold a code or a link that opens the account. */
function listWaitingMails(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  return db
    .select({ subject: outbox.subject, createdAt: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(outbox.createdAt)
}
