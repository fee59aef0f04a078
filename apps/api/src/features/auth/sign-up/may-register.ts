import { isSignUpCountry } from '@auscult/contract/geo.ts'
import { AppError } from '../../../http/errors.ts'
import { requireAttempt } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { answers } from '../texts.ts'

/** Counts a registration for its network address and asks for the country. Throws 429, 503 or 403. */
export async function requireMayRegister(deps: AuthDeps, address: string): Promise<void> {
  const perAddress = {
    key: `register:${deps.secrets.hash('address', address)}`,
    max: deps.registrationsPerHourPerAddress,
    windowSeconds: 3_600,
  }
  await requireAttempt(deps.db, deps.clock(), perAddress, answers.tooManyRegistrations)
  await requireCountry(deps, address)
}

/** The form asks too, before anything is typed; a caller that leaves it out is asked here. */
async function requireCountry(
  { findCountry }: Pick<AuthDeps, 'findCountry'>,
  address: string,
): Promise<void> {
  const country = await findCountry(address)
  if (country === undefined) throw new AppError('unavailable', answers.countryUnknown)
  if (!isSignUpCountry(country)) throw new AppError('not-allowed', answers.countryBlocked)
}
