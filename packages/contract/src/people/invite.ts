import { z } from 'zod'
import { StatusAnswer } from '../auth/auth.ts'
import { operation } from '../operation.ts'
import { EmailAddress, text } from '../text.ts'

/** One address is mailed once in `restDays`, whoever invites; the whole installation sends no more than `ofAllPerDay`. */
export const inviteLimits = { perMinute: 3, perDay: 10, ofAllPerDay: 500, restDays: 30 } as const

/**
 * The same answer whether the address is new, has an account, was invited lately or wants no invites. Somebody who has an account gets a
 * notification in the place of a mail; who opens one with that address within 90 days is offered the connection. 429 `too-many-invites`.
 */
export const sendInvite = operation({
  name: 'sendInvite',
  method: 'POST',
  path: '/auth/invite-send',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Invite a colleague by mail, in words that are fixed.',
  body: z.object({ email: EmailAddress }),
  answer: StatusAnswer,
})

/** Where the link of an invite that refuses further ones leads; the page sends `token` of its query. */
export const optOutPath = '/invite-opt-out'

/** 400 `link-not-valid` for a token that no mail held. */
export const refuseInvites = operation({
  name: 'refuseInvites',
  method: 'POST',
  path: '/auth/invite-opt-out',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: 'No invite is mailed to the address that the token was mailed to any more. The link has no end.',
  body: z.object({ token: text({ min: 1, max: 200 }) }),
  answer: StatusAnswer,
})
