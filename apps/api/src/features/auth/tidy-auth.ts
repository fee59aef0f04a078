import { forgetOldAttempts } from './attempts.ts'
import type { AuthDeps } from './auth-deps.ts'
import { forgetOldHandovers } from './providers/handovers.ts'
import { forgetOldLogoutTokens } from './providers/provider-sessions.ts'
import { forgetOldEmailChanges } from './email-change/email-changes.ts'
import { forgetOldResetLinks } from './passwords/reset-links.ts'
import { forgetOldEvents } from './audit-trail.ts'
import { forgetOldAddresses } from './store.ts'
import { forgetOldRegistrations } from './sign-up/registrations.ts'

/** Drops counters whose window is over, registrations, changes of address, links and sign-ins that nobody used, addresses and audit rows that are old. */
export async function tidyAuth({ db, clock }: Pick<AuthDeps, 'db' | 'clock'>): Promise<void> {
  await forgetOldAttempts(db, clock())
  await forgetOldRegistrations(db, clock())
  await forgetOldHandovers(db, clock())
  await forgetOldLogoutTokens(db, clock())
  await forgetOldResetLinks(db, clock())
  await forgetOldEmailChanges(db, clock())
  await forgetOldAddresses(db, clock())
  await forgetOldEvents(db, clock())
}
