import { LogInAnswer } from './auth.ts'
import { operation } from '../operation.ts'
import { HandedOver, Newcomer, NewcomerConsents } from './providers.ts'

/**
 * Where the organisation's provider tells, below `/api`, that somebody has logged out there (OpenID Connect Back-Channel Logout 1.0): a form
 * with `logout_token`. No page calls it, so it stands in no operation.
 */
export const backChannelLogOutPath = '/auth/oidc/back-channel-logout'

export const logInWithOidc = operation({
  name: 'logInWithOidc',
  method: 'POST',
  path: '/auth/oidc/session',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary:
    "Exchange the code that sign-in by the organisation's OpenID provider left in the address for a token, or for a ticket to open an account.",
  body: HandedOver,
  answer: LogInAnswer.extend({ newcomer: Newcomer.optional() }),
})

export const registerWithOidc = operation({
  name: 'registerWithOidc',
  method: 'POST',
  path: '/auth/oidc/register',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary:
    "Open an account for a person the organisation's OpenID provider vouches for, once the consents are given.",
  body: NewcomerConsents,
  answer: LogInAnswer,
})
