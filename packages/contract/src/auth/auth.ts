import { z } from 'zod'
import { passwordLimits } from './limits.ts'
import { operation } from '../operation.ts'
import { PersonName } from '../person-name.ts'
import { EmailAddress, text } from '../text.ts'

export const UserType = z.enum(['Dr', 'Student'])
export const UserStatus = z.enum(['Pending', 'Active'])

export const StatusAnswer = z.object({ statusCode: z.number().int(), message: z.string() })

/** The first record of the identity list. `queryLimit` is what is left of this month's questions. */
export const Identity = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  type: UserType.nullable(),
  status: UserStatus,
  profilePicture: z.string().nullable(),
  queryLimit: z.number().int().min(0),
  queryLimitPerMonth: z.number().int().min(1),
})
export type Identity = z.infer<typeof Identity>

export const register = operation({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: 'Create an account; a code is mailed. The answer is the same for a known address.',
  body: z.object({
    name: PersonName,
    email: EmailAddress,
    password: text({ min: passwordLimits.min, max: passwordLimits.max }),
    privacyPolicy: z.literal(true),
    termAndCondition: z.literal(true),
    isPromotion: z.boolean().default(false),
  }),
  answer: StatusAnswer,
})

export const verifyEmail = operation({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: 'Prove an address with the six-digit code mailed to it.',
  body: z.object({ email: EmailAddress, otp: z.number().int().min(0).max(999_999) }),
  answer: StatusAnswer,
})

export const resendOtp = operation({
  name: 'resendOtp',
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: 'Mail a new code; the old one is void. The answer is the same for an unknown address.',
  body: z.object({ email: EmailAddress }),
  answer: StatusAnswer,
})

export const forgotPassword = operation({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary:
    'Mail a link to set a new password; an older one is void. The answer is the same for an unknown address.',
  body: z.object({ email: EmailAddress }),
  answer: StatusAnswer,
})

export const resetPassword = operation({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: 'Set a new password with the token of a mailed link. Ends all sessions of the account.',
  body: z.object({
    email: EmailAddress,
    password: text({ min: passwordLimits.min, max: passwordLimits.max }),
    /** From the mailed link; without it nothing is changed. */
    token: text({ max: 200 }).default(''),
  }),
  answer: StatusAnswer,
})

export const changePassword = operation({
  name: 'changePassword',
  method: 'POST',
  path: '/auth/change-password',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "Set a new password for the session's own account. Ends all its sessions, this one too.",
  body: z.object({
    /** The account is the session's; any other address is refused. */
    email: EmailAddress,
    currentPassword: text({ min: 1, max: passwordLimits.max }),
    password: text({ min: passwordLimits.min, max: passwordLimits.max }),
    /** Clients may repeat the session's token here. Only the Authorization header counts. */
    token: text({ max: 4_096 }).optional(),
  }),
  answer: StatusAnswer,
})

export const LogInAnswer = z.object({
  access_token: z.string().optional(),
  isEmailVerified: z.boolean(),
  /** Present once onboarding is done. */
  profile: z.object({ type: UserType }).optional(),
})

export const logIn = operation({
  name: 'logIn',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: 'Exchange address and password for a token. An unverified account gets none.',
  body: z.object({ email: EmailAddress, password: text({ min: 1, max: passwordLimits.max }) }),
  answer: LogInAnswer,
})

export const logOut = operation({
  name: 'logOut',
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'End this session on the server.',
  body: z.object({}),
  answer: StatusAnswer.extend({
    /** Where the browser ends the session at the provider that vouched for it, which sends it back to the log-in page. */
    leaveFor: z.url().optional(),
  }),
})

export const getIdentity = operation({
  name: 'getIdentity',
  method: 'GET',
  path: '/auth/identity',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'Who the token belongs to, as a list of one.',
  answer: z.object({ data: z.array(Identity).length(1) }),
})
