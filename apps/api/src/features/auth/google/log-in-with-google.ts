import type { logInWithGoogle as operation } from '@auscult/contract/auth/google.ts'
import { nameDevice, readDevice } from '../../../http/device.ts'
import type { Call } from '../../../http/mount.ts'
import type { Database } from '../../../parts/db/database.ts'
import { admit } from '../log-in/admit.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { giveTicket, takeHandover, type Vouched } from './handovers.ts'
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
export async function logInWithGoogle(
  deps: AuthDeps,
  { body, address, userAgent }: Pick<Call<typeof operation>, 'body' | 'address' | 'userAgent'>,
) {
  const addressHash = deps.secrets.hash('address', address)

  const answer = await deps.db.transaction(async (transaction) => {
    const person = await takeHandover(transaction, deps, body)
    if (person === undefined) return undefined
    const user =
      (await findTied(transaction, person)) ??
      (await link(transaction, deps, person, { addressHash, userAgent }))
    if (user !== undefined)
      return admit(transaction, deps, user, { event: 'logged-in-with-google', addressHash, userAgent })
    const { email, name } = person
    const ticket = await giveTicket(transaction, deps, person, body.verifier)
    return { isEmailVerified: true, newcomer: { ticket, email, name } }
  })
  if (answer === undefined) {
    await countRefusal(deps, { event: 'google-refused', addressHash })
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
  { addressHash, userAgent }: { addressHash: string; userAgent: string | undefined },
): Promise<User | undefined> {
  const user = await lockUserByEmail(transaction, person.email)
  if (user === undefined) return undefined
  const at = deps.clock()
  await linkIdentity(transaction, { ...person, userId: user.id, linkedAt: at })
  await recordEvent(transaction, { event: 'google-linked', at, userId: user.id, addressHash })
  await deps.notifier.notify(transaction, { userId: user.id, kind: 'google-linked' })
  const { publicUrl } = deps
  await deps.outbox.enqueue(transaction, {
    userId: user.id,
    to: user.email,
    ...writeMail('googleLinked', {
      name: user.name,
      at: at.toISOString().slice(0, 16).replace('T', ' '),
      device: nameDevice(readDevice(userAgent)),
      forgotUrl: `${publicUrl}/forgot-password`,
      publicUrl,
    }),
  })
  return user
}
