import type { logInWithGoogle as operation } from '@auscult/contract/auth/google.ts'
import type { ProviderName } from '@auscult/contract/auth/providers.ts'
import { nameDevice, readDevice } from '../../../http/device.ts'
import type { Call } from '../../../http/mount.ts'
import type { Database } from '../../../parts/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { giveTicket, takeHandover, type Vouched } from './handovers.ts'
import { admitVouched } from './admit-vouched.ts'
import { findUserByIdentity, linkIdentity } from './sign-in-store.ts'
import { recordEvent } from '../audit-trail.ts'
import { lockUser } from '../../../parts/db/lock-user.ts'
import { lockUserByEmail, type User } from '../store.ts'
import { countRefusal } from '../network-limits.ts'
import { refusal, writeMail } from '../texts.ts'

/**
 * The account is found by the provider's id for the person; failing that, by the address, which the provider has verified and the
 * account too, and then the two are tied together and the owner is told. A registration that awaits its code is nobody's yet:
 * its address opens an account, as for everybody else, after the consents.
 */
export async function logInWithProvider(
  deps: AuthDeps,
  provider: ProviderName,
  { body, address, userAgent }: Pick<Call<typeof operation>, 'body' | 'address' | 'userAgent'>,
) {
  const addressHash = deps.secrets.hash('address', address)

  const answer = await deps.db.transaction(async (transaction) => {
    const person = await takeHandover(transaction, deps, { provider, ...body })
    if (person === undefined) return undefined
    const user =
      (await findTied(transaction, person)) ??
      (await link(transaction, deps, person, { provider, addressHash, userAgent }))
    if (user !== undefined) {
      const entrance = { provider, how: 'logged-in' as const, addressHash, userAgent }
      return admitVouched(transaction, deps, { person, user }, entrance)
    }
    const { email, name } = person
    // The tie was there when the provider was visited, and has been untied since.
    if (email === null) return undefined
    const { verifier } = body
    const ticket = await giveTicket(transaction, deps, person, { provider, verifier })
    return { isEmailVerified: true, newcomer: { ticket, email, name } }
  })
  if (answer === undefined) {
    await countRefusal(deps, { event: `${provider}-refused`, addressHash })
    throw refusal('bad-request', 'sign-in-expired')
  }
  deps.outbox.nudge()
  return answer
}

/** The account of the provider's id, with its row locked: a reset that came in between has untied the two. */
async function findTied(transaction: Database, person: Vouched): Promise<User | undefined> {
  const seen = await findUserByIdentity(transaction, person)
  if (seen === undefined) return undefined
  await lockUser(transaction, seen.id)
  return findUserByIdentity(transaction, person)
}

async function link(
  transaction: Database,
  deps: AuthDeps,
  person: Vouched,
  {
    provider,
    addressHash,
    userAgent,
  }: { provider: ProviderName; addressHash: string; userAgent: string | undefined },
): Promise<User | undefined> {
  if (person.email === null) return undefined
  const user = await lockUserByEmail(transaction, person.email)
  if (user === undefined) return undefined
  const at = deps.clock()
  await linkIdentity(transaction, { ...person, userId: user.id, linkedAt: at })
  await recordEvent(transaction, { event: `${provider}-linked`, at, userId: user.id, addressHash })
  await deps.notifier.notify(transaction, { userId: user.id, kind: `${provider}-linked` })
  const { publicUrl } = deps
  await deps.outbox.enqueue(transaction, {
    userId: user.id,
    to: user.email,
    ...writeMail('providerLinked', {
      provider: nameOf(deps, provider),
      name: user.name,
      at: at.toISOString().slice(0, 16).replace('T', ' '),
      device: nameDevice(readDevice(userAgent)),
      forgotUrl: `${publicUrl}/forgot-password`,
      publicUrl,
    }),
  })
  return user
}

/** As people call it. */
function nameOf({ organisation }: AuthDeps, provider: ProviderName): string {
  return provider === 'google' ? 'Google' : organisation.name
}
