import type { logOut as operation } from '@auscult/contract/auth/auth.ts'
import type { Call } from '../../../http/mount.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { recordEvent } from '../audit-trail.ts'
import { openIdToken } from '../providers/id-token.ts'
import { findProviderSession } from '../providers/provider-sessions.ts'
import { answers } from '../texts.ts'

/** Ends this session only; the token opens nothing from now on. Where a provider vouched for it, the browser is told where to end that one's. */
export async function logOut(
  deps: AuthDeps,
  { user, address }: Pick<Call<typeof operation>, 'user' | 'address'>,
) {
  const { db, clock, providers, publicUrl, secrets, sessions } = deps
  const vouched = await db.transaction(async (transaction) => {
    const kept = await findProviderSession(transaction, user.sessionId)
    await sessions.end(transaction, user)
    const addressHash = secrets.hash('address', address)
    await recordEvent(transaction, { event: 'logged-out', at: clock(), userId: user.id, addressHash })
    return kept
  })
  const leaveFor =
    vouched &&
    (await providers.oidc?.findLogOutUrl({
      issuer: vouched.issuer,
      idToken: await openIdToken(deps, vouched.idToken),
      returnTo: `${publicUrl}/login`,
    }))
  return { statusCode: 200, message: answers.loggedOut, ...(leaveFor !== undefined && { leaveFor }) }
}
