import { z } from 'zod'
import { refusalReasons } from './envelope-wire.ts'

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

/** What the sealed part of every failure holds, and what unsealed failures are. */
export const Failure = z.object({
  statusCode: z.number().int(),
  error: z.string(),
  message: z.string(),
  /** Absent where only the message tells. A newer server may give reasons that are not known here. */
  reason: z.enum(refusalReasons).optional().catch(undefined),
  /** The field of the body that is refused, by its name in the contract, where it is one that a person fills in. */
  field: z.string().optional(),
  /** The words of the caller's own text for which it is refused. */
  found: z.string().optional(),
})
export type Failure = z.infer<typeof Failure>

/** The event that ends a stream which cannot go on, in place of the HTTP status that has been sent already. */
export const StreamFailure = Failure.extend({
  event: z.literal('failure'),
  /** After how many seconds another try makes sense; null where the server does not tell. */
  retryAfterSeconds: z.number().int().nullable(),
})
export type StreamFailure = z.infer<typeof StreamFailure>
