import { isSignUpCountry } from '@auscult/contract/geo.ts'
import { requireAttempt } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { refusal } from '../texts.ts'

/** Counts a registration for its network address and asks for the country. Throws 429, 503 or 403. */
export async function requireMayRegister(deps: AuthDeps, address: string): Promise<void> {
  const perAddress = {
    key: `register:${deps.secrets.hash('address', address)}`,
    max: deps.registrationsPerHourPerAddress,
    windowSeconds: 3_600,
  }
  await requireAttempt(deps.db, deps.clock(), perAddress, 'too-many-registrations')
  await requireCountry(deps, address)
}

/** The form asks too, before anything is typed; a caller that leaves it out is asked here. */
async function requireCountry(
  { findCountry }: Pick<AuthDeps, 'findCountry'>,
  address: string,
): Promise<void> {
  const country = await findCountry(address)
  if (country === undefined) throw refusal('unavailable', 'country-unknown')
  if (!isSignUpCountry(country)) throw refusal('not-allowed', 'country-blocked')
}
