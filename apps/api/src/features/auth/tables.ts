import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '../../http/tables.ts'
import { moment, users } from '../../parts/db/users.ts'

/**
 * What somebody typed who has not shown yet that the address is theirs: no account, and any number for one address. It becomes the
 * account when its own code is typed, and goes after a day.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    wantsPromotion: boolean().notNull(),
    /** The network that asked for it, or for its newest code; a client that keeps no cookies is known by it. */
    addressHash: text().notNull(),
    /** Terms and privacy policy were accepted then, too. */
    createdAt: moment().notNull(),
    /** Of the newest code. Null while none was mailed: the address has an account, or was mailed too often. */
    codeHash: text(),
    codeExpiresAt: moment(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    index('registrations_email').on(table.email, table.createdAt),
    index('registrations_age').on(table.createdAt),
  ],
)

/** One row a user: a newer link takes the place of the older one. */
export const passwordResets = pgTable('password_resets', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull(),
  expiresAt: moment().notNull(),
})

/** The address that an account is to have once the code mailed there is typed. One row a user, for an hour: a newer request takes its place. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    createdAt: moment().notNull(),
    /** Of the newest code. Null where the address had an account: nobody was mailed one. */
    codeHash: text(),
    codeExpiresAt: moment().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('email_changes_age').on(table.createdAt)],
)

/** Who an account is at an OpenID provider. The subject is for ever; an address may pass to somebody else. */
export const signInIdentities = pgTable(
  'sign_in_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('sign_in_identities_user').on(table.userId),
  ],
)

/** Whom a provider has just vouched for, until the page fetches it. Rows live for minutes; no account need exist. */
export const signInHandovers = pgTable(
  'sign_in_handovers',
  {
    codeHash: text().primaryKey(),
    /** SHA-256 of the page's secret: for a code as for the ticket of a newcomer. */
    challenge: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** Null for an address that the provider has not verified: it opens an account that is tied already, and no other. */
    email: text(),
    name: text().notNull(),
    /** The provider's own session, where it names one. */
    sid: text(),
    /** Encrypted: it holds what the provider knows of the person. */
    idToken: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sign_in_handovers_expiry').on(table.expiresAt),
    index('sign_in_handovers_subject').on(table.issuer, table.subject),
  ],
)

/** Sessions that were begun by the word of the organisation's provider, which ends them when its own has ended. */
export const providerSessions = pgTable(
  'provider_sessions',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    sid: text(),
    /** Encrypted; null where it is too long to be sent back. */
    idToken: text(),
  },
  (table) => [
    index('provider_sessions_subject').on(table.issuer, table.subject),
    index('provider_sessions_sid').on(table.issuer, table.sid),
  ],
)

/** SHA-256 of each logout token that was used, until it is over; the primary key is what makes a second use fail. */
export const usedLogoutTokens = pgTable(
  'used_logout_tokens',
  {
    digest: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('used_logout_tokens_expiry').on(table.expiresAt)],
)

/** Addresses (hashed) from which an account has logged in before; a stranger's failures do not shut them out. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressHash: text().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.addressHash] }),
    index('known_addresses_age').on(table.lastSeenAt),
  ],
)

/** Counters with a window. Keys are hashed, so that an unknown address is counted like a known one and none is readable. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('attempts_window').on(table.windowEndsAt)],
)

/** Audit trail, append-only by a trigger, kept a year. No foreign key: it must outlive the account it speaks of. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid().primaryKey(),
    at: moment().notNull(),
    event: text().notNull(),
    userId: uuid(),
    addressHash: text(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.at),
    index('security_events_at').on(table.at),
  ],
)
