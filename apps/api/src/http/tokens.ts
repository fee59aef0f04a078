import { createSecretKey, hash, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { validate } from 'uuid'
import type { Clock } from '../parts/clock.ts'
import type { Secrets } from '../parts/secrets.ts'

const issuer = 'auscult'
const audience = 'auscult-api'
/** Says what the token is for, so that no other signed thing passes as one (RFC 8725, 3.11). */
const tokenType = 'at+jwt'

/** So long it is known that a key has signed a token, and of so many tokens for each key: 3 MB. */
const knownMs = 10_000
const mostKnown = 10_000

/** Whose token it is, and of which session: nothing of whether that session is still open. */
export type Claims = { id: string; sessionId: string }

type Signed = Claims & { expiresAtMs: number }

export type Tokens = {
  sign(claims: Claims, life: { createdAt: Date; expiresAt: Date }): Promise<string>
  /** What a token says that a key of ours has signed and that has not expired; null for any other. */
  read(token: string): Promise<Claims | null>
}

/**
 * Signed tokens, by the key in use, else by the one before it. A page makes several calls in a few seconds, and what a signature says of a
 * token does not change: so it is remembered, under the token's hash and with the key that made it, and goes with that key. Nothing else is:
 * the expiry is compared with each call, and whether the session is open is the database's to say.
 */
export function createTokens(secrets: Pick<Secrets, 'tokenKeys'>, clock: Clock): Tokens {
  const verifiers = new WeakMap<Buffer, Verifier>()

  function verifierOf(key: Buffer): Verifier {
    const known = verifiers.get(key) ?? createVerifier(key, clock)
    verifiers.set(key, known)
    return known
  }

  return {
    async sign({ id, sessionId }, { createdAt, expiresAt }) {
      const [key] = secrets.tokenKeys()
      if (key === undefined) throw new Error('There is no key to sign tokens with')
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: tokenType })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(id)
        .setIssuedAt(createdAt)
        .setExpirationTime(expiresAt)
        .sign(verifierOf(key).key)
    },

    async read(token) {
      const digest = hash('sha256', token, 'base64url')
      const accepted = secrets.tokenKeys().map(verifierOf)
      let signed = accepted.map(({ known }) => known.get(digest)).find((one) => one !== undefined)
      for (const verifier of signed === undefined ? accepted : []) {
        // oxlint-disable-next-line no-await-in-loop -- nearly always the first
        signed ??= await verifier.verify(token, digest)
      }
      if (signed === undefined || clock().getTime() >= signed.expiresAtMs) return null
      return { id: signed.id, sessionId: signed.sessionId }
    },
  }
}

type Verifier = {
  /** `jose` imports bytes with every call, and a key object once. */
  key: KeyObject
  /** By the SHA-256 of a token, so that none lies in memory. */
  known: LRUCache<string, Signed>
  verify(token: string, digest: string): Promise<Signed | undefined>
}

function createVerifier(bytes: Buffer, clock: Clock): Verifier {
  const key = createSecretKey(bytes)
  const known = new LRUCache<string, Signed>({ max: mostKnown, ttl: knownMs, ttlResolution: 1_000 })

  return {
    key,
    known,
    async verify(token, digest) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: tokenType,
          issuer,
          audience,
          requiredClaims: ['exp', 'iat', 'sub', 'sid'],
          currentDate: clock(),
        })
        const { sub: id, sid: sessionId, exp } = payload
        if (typeof id !== 'string' || typeof sessionId !== 'string' || exp === undefined) return undefined
        if (!validate(id) || !validate(sessionId)) return undefined
        const signed = { id, sessionId, expiresAtMs: exp * 1_000 }
        known.set(digest, signed)
        return signed
      } catch {
        return undefined
      }
    },
  }
}
