import { z } from 'zod'
import { LogInAnswer } from './auth.ts'
import { operation } from '../operation.ts'
import { PersonName } from '../person-name.ts'
import { text } from '../text.ts'

/**
 * Where the browser goes, below `/api`: to Google, and back from it. Both are visited, not called, so they stand in no operation.
 * `start` takes `?challenge=`, the SHA-256 in base64url of a secret that the page keeps and shows as `verifier` afterwards.
 */
export const googlePaths = { start: '/auth/google', redirect: '/auth/google/redirect' } as const

/** Why somebody came back without being signed in; stands in the fragment of the log-in page as `google-error`. */
export const GoogleFailure = z.enum(['unavailable', 'refused', 'unverified', 'expired'])
export type GoogleFailure = z.infer<typeof GoogleFailure>

/** A person Google vouches for who has no account yet. The ticket opens one within the half hour, with the page's secret again. */
export const Newcomer = z.object({ ticket: z.string(), email: z.string(), name: z.string() })
export type Newcomer = z.infer<typeof Newcomer>

export const logInWithGoogle = operation({
  name: 'logInWithGoogle',
  method: 'POST',
  path: '/auth/google/session',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary:
    'Exchange the code that Google sign-in left in the address for a token, or for a ticket to open an account.',
  body: z.object({ code: text({ min: 1, max: 200 }), verifier: text({ min: 1, max: 200 }) }),
  answer: LogInAnswer.extend({ newcomer: Newcomer.optional() }),
})

export const registerWithGoogle = operation({
  name: 'registerWithGoogle',
  method: 'POST',
  path: '/auth/google/register',
  access: 'public',
  limit: 'general',
  sealed: true,
  summary: 'Open an account for a person Google vouches for, once the consents are given.',
  body: z.object({
    ticket: text({ min: 1, max: 200 }),
    verifier: text({ min: 1, max: 200 }),
    name: PersonName,
    privacyPolicy: z.literal(true),
    termAndCondition: z.literal(true),
    isPromotion: z.boolean().default(false),
  }),
  answer: LogInAnswer,
})
