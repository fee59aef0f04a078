/*
 * What a caller needs to know of the envelope beside its schemas (`envelope.ts`): apart, so that a page can call before Zod is there.
 */

/** GET calls carry key and IV here, because they have no body. */
export const envelopeHeaders = { key: 'x-encrypted-key', iv: 'x-iv' } as const

export const macInfo = 'auscult-envelope-mac'

/** Refusals that a client may tell in the language of its person; `message` tells the same in English. */
export const refusalReasons = [
  'account-disabled',
  'account-not-own',
  'cancelled',
  'code-wrong',
  'country-blocked',
  'country-unknown',
  'current-password-wrong',
  'email-change-over',
  'email-not-valid',
  'email-same',
  'field-read-only',
  'identifies-patient',
  'input-not-valid',
  'link-not-valid',
  'log-in-wrong',
  'monthly-limit',
  'name-not-valid',
  'not-allowed',
  'not-available',
  'not-in-circle',
  'opinion-asked-already',
  'opinion-not-found',
  'own-request',
  'password-common',
  'password-not-set',
  'password-own',
  'person-not-found',
  'photo-not-found',
  'photo-not-own',
  'photo-too-large',
  'photo-type',
  'post-not-found',
  'profile-missing',
  'profile-type-missing',
  'question-identifies-patient',
  'question-not-found',
  'request-not-found',
  'verification-not-waiting',
  'session-not-found',
  'sign-in-expired',
  'too-many-codes',
  'too-many-friend-requests',
  'too-many-invites',
  'too-many-links',
  'too-many-log-ins',
  'too-many-mails',
  'too-many-opinions',
  'too-many-people',
  'too-many-photos',
  'too-many-pictures',
  'too-many-questions',
  'too-many-registrations',
  'too-many-requests',
  'too-many-saved',
  'too-many-tries',
  'too-many-waiting',
  'too-many-watched',
  'took-too-long',
  'unexpected',
  'watch-not-found',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** The one answer to every envelope that cannot be opened, whatever the reason. */
export const unopened = { statusCode: 400, error: 'Bad Request', message: 'Decryption failed' } as const

/** All of `getConfig` but what it answers: the public key is asked for before the first sealed call. */
export const configRoute = {
  name: 'getConfig',
  method: 'GET',
  path: '/config',
  access: 'public',
  limit: 'general',
  sealed: false,
  summary: 'What a client needs before its first sealed call.',
} as const
