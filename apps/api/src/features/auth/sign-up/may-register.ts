import { isSignUpCountry } from '@auscult/contract/auth/sign-up-countries.ts'
import { requireAttempt } from '../attempts.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { refusal } from '../texts.ts'

/** Counts a registration for its network address and asks for the country. Throws 429, 503 or 403. */
export async function requireMayRegister(deps: AuthDeps, address: string): Promise<void> {
  const addressHash = deps.secrets.hash('address', address)
  const perAddress = {
    key: `register:${addressHash}`,
    max: deps.registrationsPerHourPerAddress,
    windowSeconds: 3_600,
  }
  await requireAttempt(deps.db, deps.clock(), perAddress, 'too-many-registrations')
  // The form asks too, before anything is typed; a caller that leaves it out is asked here.
  const country = await deps.findCountry(address)
  if (country === undefined) throw refusal('unavailable', 'country-unknown')
  if (isSignUpCountry(country)) return
  await recordEvent(deps.db, { event: 'registration-refused', at: deps.clock(), addressHash })
  throw refusal('not-allowed', 'country-blocked')
}
