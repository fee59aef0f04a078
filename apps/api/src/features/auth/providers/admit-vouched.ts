import type { ProviderName } from '@auscult/contract/auth/providers.ts'
import { v7 } from 'uuid'
import type { Database } from '../../../parts/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { admit } from '../log-in/admit.ts'
import type { User } from '../store.ts'
import type { Vouched } from './handovers.ts'
import { keepProviderSession } from './provider-sessions.ts'

type Entrance = {
  provider: ProviderName
  how: 'logged-in' | 'registered'
  addressHash: string
  userAgent: string | undefined
}

/** Opens a session as for everybody, and keeps by whose word where it is to end by the same. */
export async function admitVouched(
  transaction: Database,
  deps: AuthDeps,
  { person, user }: { person: Vouched; user: User },
  { provider, how, ...from }: Entrance,
) {
  const sessionId = v7()
  const answer = await admit(transaction, deps, user, {
    event: `${how}-with-${provider}`,
    sessionId,
    ...from,
  })
  if (provider === 'oidc') await keepProviderSession(transaction, { ...person, sessionId })
  return answer
}
