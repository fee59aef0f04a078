import { z } from 'zod'
import { StatusAnswer } from '../auth/auth.ts'
import { passwordLimits } from '../auth/limits.ts'
import { operation } from '../operation.ts'
import { text } from '../text.ts'

/**
 * 400 `current-password-wrong`, counted like a failed log-in (429 `too-many-log-ins`); 400 `password-not-set` for an account that was
 * opened through a provider and never had one: its owner sets one by the link of `forgotPassword` first.
 */
export const deleteAccount = operation({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/auth/delete-account',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary:
    "Delete the session's own account with all that is kept of it, for good. A mail says that it happened.",
  body: z.object({ password: text({ min: 1, max: passwordLimits.max }) }),
  answer: StatusAnswer,
})

/** `isPromotion`: news of the product, as asked at sign-up. */
export const EmailPreferences = z.object({ isPromotion: z.boolean() })
export type EmailPreferences = z.infer<typeof EmailPreferences>

export const getEmailPreferences = operation({
  name: 'getEmailPreferences',
  method: 'GET',
  path: '/account/email-preferences',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'Which mails the caller wants beside those an account cannot do without.',
  answer: z.object({ data: EmailPreferences }),
})

export const setEmailPreferences = operation({
  name: 'setEmailPreferences',
  method: 'PUT',
  path: '/account/email-preferences',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'Say which mails are wanted.',
  body: EmailPreferences,
  answer: z.object({ data: EmailPreferences }),
})
