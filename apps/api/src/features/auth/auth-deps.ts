import type { Sessions } from '../../http/session.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Outbox } from '../../parts/mail/outbox.ts'
import type { Notifier } from '../../parts/notify.ts'
import type { SignInProviders } from '../../parts/openid/open-providers.ts'
import type { Secrets } from '../../parts/secrets.ts'
import type { Passwords } from './passwords/passwords.ts'

export type AuthDeps = {
  db: Database
  clock: Clock
  secrets: Secrets
  sessions: Sessions
  outbox: Outbox
  notifier: Notifier
  passwords: Passwords
  /** Where people reach the product; the only source of links in mails. */
  publicUrl: string
  providers: SignInProviders
  /** What people call the organisation of `providers.oidc`, and who of it may enter: everybody where no group is named. */
  organisation: { name: string; allowedGroups: readonly string[] }
  registrationsPerHourPerAddress: number
  /** English name of the country of a network address; undefined where it is not known. */
  findCountry(address: string): Promise<string | undefined>
  queryLimitPerMonth: number
  /** How many questions a user has left this month. */
  questionsLeft(userId: string): Promise<number>
}
