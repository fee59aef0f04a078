import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../parts/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { signInHandovers } from '../tables.ts'

const codeBytes = 32
const pageLifeMs = 2 * 60_000
const ticketLifeMs = 30 * 60_000

export type Vouched = { issuer: string; subject: string; email: string; name: string }

/**
 * Leaves a code for the page that holds the secret behind `challenge`. The code stands in an address for a moment; without the
 * secret it opens nothing, so neither a log nor a link sent to somebody else signs anybody in.
 */
export function handOver(deps: AuthDeps, person: Vouched, challenge: string): Promise<string> {
  return write(deps.db, deps, person, challenge, pageLifeMs)
}

/** Leaves a ticket to open an account with, for the page that has just shown its secret. */
export function giveTicket(transaction: Database, deps: AuthDeps, person: Vouched): Promise<string> {
  return write(transaction, deps, person, null, ticketLifeMs)
}

/** Uses a code up; undefined where it is unknown, used, too old, or the verifier is not the page's. */
export async function takeHandover(
  transaction: Database,
  deps: AuthDeps,
  { code, verifier }: { code: string; verifier: string },
): Promise<Vouched | undefined> {
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const [taken] = await transaction
    .delete(signInHandovers)
    .where(and(matching(deps, code), eq(signInHandovers.challenge, challenge)))
    .returning()
  return taken
}

/** Uses a ticket up; undefined where it is unknown, used or too old. */
export async function takeTicket(
  transaction: Database,
  deps: AuthDeps,
  ticket: string,
): Promise<Vouched | undefined> {
  const [taken] = await transaction
    .delete(signInHandovers)
    .where(and(matching(deps, ticket), isNull(signInHandovers.challenge)))
    .returning()
  return taken
}

export async function forgetOldHandovers(db: Database, now: Date): Promise<void> {
  await db.delete(signInHandovers).where(lt(signInHandovers.expiresAt, now))
}

function matching({ secrets, clock }: AuthDeps, code: string) {
  return and(
    eq(signInHandovers.codeHash, secrets.hash('sign-in', code)),
    gt(signInHandovers.expiresAt, clock()),
  )
}

async function write(
  db: Database,
  { secrets, clock }: AuthDeps,
  { issuer, subject, email, name }: Vouched,
  challenge: string | null,
  lifeMs: number,
): Promise<string> {
  const code = randomBytes(codeBytes).toString('base64url')
  const expiresAt = new Date(clock().getTime() + lifeMs)
  const codeHash = secrets.hash('sign-in', code)
  await db.insert(signInHandovers).values({ codeHash, challenge, issuer, subject, email, name, expiresAt })
  return code
}
