import * as contract from '@auscult/contract/auth/auth.ts'
import * as emailChange from '@auscult/contract/auth/email-change.ts'
import * as google from '@auscult/contract/auth/google.ts'
import * as oidc from '@auscult/contract/auth/oidc.ts'
import * as sessions from '@auscult/contract/auth/sessions.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { remainingQuestions } from '../features/ai/quota.ts'
import type { AuthDeps } from '../features/auth/auth-deps.ts'
import { exportAccount } from '../features/auth/export-account.ts'
import { mountAuth } from '../features/auth/routes.ts'
import { tidyAuth } from '../features/auth/tidy-auth.ts'
import type { Services } from './services.ts'

export function authDepsOf(services: Services): AuthDeps {
  const { clock, config, database } = services
  const { db } = database
  return {
    db,
    clock,
    secrets: services.secrets,
    sessions: services.sessions,
    outbox: services.outbox,
    notifier: services.notifier,
    passwords: services.passwords,
    publicUrl: services.publicUrl,
    providers: services.signInProviders,
    organisation: { name: config.OIDC_NAME ?? '', allowedGroups: config.OIDC_ALLOWED_GROUPS },
    findCountry: (address) => services.geo.findCountry(address),
    registrationsPerHourPerAddress: config.REGISTRATIONS_PER_HOUR_PER_ADDRESS,
    queryLimitPerMonth: config.QUERY_LIMIT_PER_MONTH,
    questionsLeft: (userId) => remainingQuestions(db, userId, clock(), config.QUERY_LIMIT_PER_MONTH),
  }
}

export function composeAuth(services: Services): Feature {
  const { clock, database } = services
  const { db } = database
  return {
    name: 'auth',
    operations: listOperations(contract, emailChange, google, oidc, sessions),
    mount: (api) => mountAuth(api, authDepsOf(services)),
    async tidy() {
      await services.usedKeys.forgetOld()
      await services.sessions.forgetExpired()
      await tidyAuth({ db, clock })
    },
    exportData: (userId) => exportAccount(db, userId),
  }
}
