import type { registerWithGoogle as operation } from '@auscult/contract/auth/google.ts'
import type { ProviderName } from '@auscult/contract/auth/providers.ts'
import type { Call } from '../../../http/mount.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { admitVouched } from './admit-vouched.ts'
import { takeTicket } from './handovers.ts'
import { requireMayRegister } from '../sign-up/may-register.ts'
import { linkIdentity } from './sign-in-store.ts'
import { createUser } from '../store.ts'
import { countRefusal } from '../network-limits.ts'
import { refusal } from '../texts.ts'

/**
 * The consents and the country are asked as of everybody else; the address is proven already, so no code is mailed. The account
 * has no password until its owner asks for a link to set one.
 */
export async function registerWithProvider(
  deps: AuthDeps,
  provider: ProviderName,
  { body, address, userAgent }: Pick<Call<typeof operation>, 'body' | 'address' | 'userAgent'>,
) {
  await requireMayRegister(deps, address)
  const addressHash = deps.secrets.hash('address', address)

  const answer = await deps.db.transaction(async (transaction) => {
    const now = deps.clock()
    const { ticket, verifier } = body
    const person = await takeTicket(transaction, deps, { provider, code: ticket, verifier })
    if (person === undefined || person.email === null) return undefined
    const user = await createUser(transaction, {
      name: body.name,
      email: person.email,
      passwordHash: null,
      wantsPromotion: body.isPromotion,
      agreedAt: now,
      createdAt: now,
    })
    // Somebody has verified the address by a code meanwhile, or the person has an account under another address.
    if (user === undefined) return undefined
    const isLinked = await linkIdentity(transaction, { ...person, userId: user.id, linkedAt: now })
    // Two tickets of one person used at once: one opens the account, and nothing stays of the other.
    if (!isLinked) throw refusal('bad-request', 'sign-in-expired')
    const entrance = { provider, how: 'registered' as const, addressHash, userAgent }
    return admitVouched(transaction, deps, { person, user }, entrance)
  })
  if (answer === undefined) {
    await countRefusal(deps, { event: `${provider}-refused`, addressHash })
    throw refusal('bad-request', 'sign-in-expired')
  }
  return answer
}
