import { createHash, randomBytes } from 'node:crypto'
import type { ProviderName } from '@auscult/contract/auth/providers.ts'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../../parts/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { signInHandovers } from '../tables.ts'
import { ofProvider } from './provider-sessions.ts'

const codeBytes = 32
const pageLifeMs = 2 * 60_000
const ticketLifeMs = 30 * 60_000

export type Vouched = {
  issuer: string
  subject: string
  /** Null for one that the provider has not verified. */
  email: string | null
  name: string
  sid: string | null
  /** As `sealIdToken` made it. */
  idToken: string | null
}

type Given = { provider: ProviderName; code: string; verifier: string }

/**
 * Leaves a code for the page that holds the secret behind `challenge`. The code stands in an address for a moment; without the
 * secret it opens nothing, so neither a log nor a link sent to somebody else signs anybody in.
 */
export function handOver(
  deps: AuthDeps,
  provider: ProviderName,
  person: Vouched,
  challenge: string,
): Promise<string> {
  return write(deps.db, deps, person, { kind: `${provider}-code`, challenge, lifeMs: pageLifeMs })
}

/** Leaves a ticket to open an account with, for the page that has just shown its secret and will show it again. */
export function giveTicket(
  transaction: Database,
  deps: AuthDeps,
  person: Vouched,
  { provider, verifier }: Omit<Given, 'code'>,
): Promise<string> {
  const challenge = challengeOf(verifier)
  return write(transaction, deps, person, { kind: `${provider}-ticket`, challenge, lifeMs: ticketLifeMs })
}

/** Uses a code up; undefined where it is unknown, used, too old, or the verifier is not the page's. */
export function takeHandover(
  transaction: Database,
  deps: AuthDeps,
  { provider, code, verifier }: Given,
): Promise<Vouched | undefined> {
  return take(transaction, deps, { kind: `${provider}-code`, code, verifier })
}

/** Uses a ticket up, under the same conditions. */
export function takeTicket(
  transaction: Database,
  deps: AuthDeps,
  { provider, code, verifier }: Given,
): Promise<Vouched | undefined> {
  return take(transaction, deps, { kind: `${provider}-ticket`, code, verifier })
}

/** Nobody who has logged out at the provider meanwhile is signed in by what it said before: of one session there, or of all. */
export async function forgetHandoversOf(
  transaction: Database,
  ended: { issuer: string; subject: string | undefined; sid: string | undefined },
): Promise<void> {
  await transaction.delete(signInHandovers).where(ofProvider(signInHandovers, ended))
}

export async function forgetOldHandovers(db: Database, now: Date): Promise<void> {
  await db.delete(signInHandovers).where(lt(signInHandovers.expiresAt, now))
}

type Kind = `${ProviderName}-${'code' | 'ticket'}`

async function take(
  transaction: Database,
  { secrets, clock }: AuthDeps,
  { kind, code, verifier }: { kind: Kind; code: string; verifier: string },
): Promise<Vouched | undefined> {
  const [taken] = await transaction
    .delete(signInHandovers)
    .where(
      and(
        eq(signInHandovers.codeHash, hashOf(secrets, kind, code)),
        eq(signInHandovers.challenge, challengeOf(verifier)),
        gt(signInHandovers.expiresAt, clock()),
      ),
    )
    .returning()
  return taken
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** The kind goes in, so that a code is no ticket, nor the other way round, and none of one provider is good for another. */
function hashOf(secrets: AuthDeps['secrets'], kind: Kind, code: string): string {
  return secrets.hash('sign-in', `${kind}:${code}`)
}

async function write(
  db: Database,
  { secrets, clock }: AuthDeps,
  { issuer, subject, email, name, sid, idToken }: Vouched,
  { kind, challenge, lifeMs }: { kind: Kind; challenge: string; lifeMs: number },
): Promise<string> {
  const code = randomBytes(codeBytes).toString('base64url')
  const expiresAt = new Date(clock().getTime() + lifeMs)
  const codeHash = hashOf(secrets, kind, code)
  await db
    .insert(signInHandovers)
    .values({ codeHash, challenge, issuer, subject, email, name, sid, idToken, expiresAt })
  return code
}
