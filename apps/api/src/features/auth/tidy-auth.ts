import { forgetOldAttempts } from './attempts.ts'
import type { AuthDeps } from './auth-deps.ts'
import { forgetOldHandovers } from './google/handovers.ts'
import { forgetOldResetLinks } from './passwords/reset-links.ts'
import { forgetOldEvents } from './store.ts'

/** Drops counters whose window is over, links and sign-ins that nobody used, and audit rows older than a year. */
export async function tidyAuth({ db, clock }: Pick<AuthDeps, 'db' | 'clock'>): Promise<void> {
  await forgetOldAttempts(db, clock())
  await forgetOldHandovers(db, clock())
  await forgetOldResetLinks(db, clock())
  await forgetOldEvents(db, clock())
}
