import { z } from 'zod'
import { StatusAnswer } from './auth.ts'
import { passwordLimits } from './limits.ts'
import { operation } from '../operation.ts'
import { EmailAddress, text } from '../text.ts'

/** Whether the address can be had is told by mail alone: what has an account is not told apart. */
export const requestEmailChange = operation({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/auth/email-change',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary:
    "Ask for another address for the session's own account; a code is mailed there, and a notice to the present one. A newer request takes the place of the older.",
  body: z.object({ email: EmailAddress, currentPassword: text({ min: 1, max: passwordLimits.max }) }),
  answer: StatusAnswer,
})

export const getEmailChange = operation({
  name: 'getEmailChange',
  method: 'GET',
  path: '/auth/email-change',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'The address whose code is waited for, or null.',
  answer: z.object({ data: z.object({ email: z.string() }).nullable() }),
})

export const resendEmailChangeCode = operation({
  name: 'resendEmailChangeCode',
  method: 'POST',
  path: '/auth/email-change/resend',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'Mail a new code to the address whose code is waited for; the old one is void.',
  body: z.object({}),
  answer: StatusAnswer,
})

export const confirmEmailChange = operation({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/auth/email-change/confirm',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary:
    'Change the address with the six-digit code mailed to the new one. Ends all other sessions of the account.',
  body: z.object({ otp: z.number().int().min(0).max(999_999) }),
  answer: StatusAnswer,
})
