import { z } from 'zod'

/**
 * The second wrapping around calls inside TLS: AES-256-CBC with PKCS#7 under a fresh key for each request, the key wrapped
 * with RSA-OAEP (SHA-256). All values are base64. It is no security boundary: the key comes from the server it speaks to.
 */
const Base64 = z.base64()

export const SealedRequest = z.object({
  encryptedAesKey: Base64.max(1_024),
  iv: Base64.max(64),
  data: Base64,
  /** HMAC-SHA-256 over the bytes of iv and data, key from HKDF-SHA-256 of the AES key with `macInfo`. */
  mac: Base64.max(64).optional(),
})
export type SealedRequest = z.infer<typeof SealedRequest>

export const SealedAnswer = z.object({ data: z.string(), iv: z.string(), error: z.string().optional() })
export type SealedAnswer = z.infer<typeof SealedAnswer>

/** GET calls carry key and IV here, because they have no body. */
export const envelopeHeaders = { key: 'x-encrypted-key', iv: 'x-iv' } as const

export const macInfo = 'auscult-envelope-mac'

/** Refusals that a client may tell in the language of its person; `message` tells the same in English. */
export const refusalReasons = [
  'account-not-own',
  'cancelled',
  'code-wrong',
  'country-blocked',
  'country-unknown',
  'current-password-wrong',
  'email-not-valid',
  'field-read-only',
  'identifies-patient',
  'input-not-valid',
  'link-not-valid',
  'log-in-wrong',
  'monthly-limit',
  'not-allowed',
  'not-available',
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
  'profile-missing',
  'profile-type-missing',
  'question-not-found',
  'request-not-found',
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
  'too-many-questions',
  'too-many-registrations',
  'too-many-requests',
  'too-many-tries',
  'too-many-waiting',
  'took-too-long',
  'unexpected',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** What the sealed part of every failure holds, and what unsealed failures are. */
export const Failure = z.object({
  statusCode: z.number().int(),
  error: z.string(),
  message: z.string(),
  /** Absent where only the message tells. A newer server may give reasons that are not known here. */
  reason: z.enum(refusalReasons).optional().catch(undefined),
})
export type Failure = z.infer<typeof Failure>

/** The event that ends a stream which cannot go on, in place of the HTTP status that has been sent already. */
export const StreamFailure = Failure.extend({
  event: z.literal('failure'),
  /** After how many seconds another try makes sense; null where the server does not tell. */
  retryAfterSeconds: z.number().int().nullable(),
})
export type StreamFailure = z.infer<typeof StreamFailure>

/** The one answer to every envelope that cannot be opened, whatever the reason. */
export const unopened: Failure = { statusCode: 400, error: 'Bad Request', message: 'Decryption failed' }
