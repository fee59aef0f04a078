import { createHmac, createSecretKey, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import { readKeys, readOrMake, writeKeys } from './key-files.ts'
import { createKeyRing, type KeyRing } from './key-ring.ts'

type HashPurpose =
  | 'registration'
  | 'code'
  | 'reset'
  | 'sign-in'
  | 'address'
  | 'log'
  | 'invite'
  | 'invite-opt-out'
  | 'weekly-mail'

/** Keys that change from time to time: the envelope's RSA keys as PKCS#8 or PKCS#1 PEM, and what token keys are derived from. */
export type KeyRings = { envelope: KeyRing; tokens: KeyRing }

/** Keys that never leave the process. */
export type Secrets = {
  rings: KeyRings
  /** 256-bit keys of log-in tokens: the first signs, all are accepted. */
  tokenKeys(): Buffer[]
  /** A 256-bit key of its own for each purpose (HKDF-SHA-256), so that no secret serves two ends. */
  keyFor(purpose: 'sign-in-cookie' | 'id-token' | HashPurpose): Buffer
  /** Keyed hash in base64url of what must be compared or counted, never read back. Its secret stays: what was hashed is kept for years. */
  hash(purpose: HashPurpose, value: string): string
}

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `auscult-${purpose}`, 32))

export function createSecrets(sessionSecret: string, rings: KeyRings): Secrets {
  const keyFor: Secrets['keyFor'] = (purpose) => derive(sessionSecret, purpose)
  // Objects: to hash under bytes takes six times as long.
  const hashKey = (purpose: HashPurpose) => createSecretKey(keyFor(purpose))
  const keys = {
    registration: hashKey('registration'),
    code: hashKey('code'),
    reset: hashKey('reset'),
    'sign-in': hashKey('sign-in'),
    address: hashKey('address'),
    log: hashKey('log'),
    invite: hashKey('invite'),
    'invite-opt-out': hashKey('invite-opt-out'),
    'weekly-mail': hashKey('weekly-mail'),
  }

  /** Derived once, and not with every call; the key of a secret that is accepted no more is forgotten. */
  const tokenKeys = new Map<string, Buffer>()

  return {
    rings,
    tokenKeys() {
      const accepted = rings.tokens.opening()
      for (const secret of tokenKeys.keys()) if (!accepted.includes(secret)) tokenKeys.delete(secret)
      return accepted.map((secret) => {
        const key = tokenKeys.get(secret) ?? derive(secret, 'session')
        tokenKeys.set(secret, key)
        return key
      })
    },
    keyFor,
    hash: (purpose, value) => createHmac('sha256', keys[purpose]).update(value).digest('base64url'),
  }
}

/** From configuration, else from DATA_DIR/keys, where a first start makes them. Token keys begin as those of the session secret. */
export function loadSecrets(config: Config, clock: Clock): Secrets {
  const folder = join(config.DATA_DIR, 'keys')
  const sessionSecret = config.SESSION_SECRET ?? readOrMake(folder, 'session-secret', makeSecret)
  const tokenSecret = config.TOKEN_SECRET ?? config.SESSION_SECRET

  const ringOf = (name: string, make: () => string, first: () => string): KeyRing =>
    createKeyRing(readKeys(folder, name, first), {
      clock,
      make,
      write: (kept) => writeKeys(folder, name, kept),
    })
  const configured = (key: string, previous: string | undefined): KeyRing =>
    createKeyRing(
      { key, previous: previous === undefined ? null : { key: previous, until: null } },
      { clock, make: makeSecret, write: undefined },
    )
  const envelopeName = 'envelope-private-key.pem'
  return createSecrets(sessionSecret, {
    envelope:
      config.ENVELOPE_PRIVATE_KEY === undefined
        ? ringOf(envelopeName, makePrivateKey, () => readOrMake(folder, envelopeName, makePrivateKey))
        : configured(config.ENVELOPE_PRIVATE_KEY, config.ENVELOPE_PRIVATE_KEY_PREVIOUS),
    tokens:
      tokenSecret === undefined
        ? ringOf('token-secret', makeSecret, () => sessionSecret)
        : configured(tokenSecret, config.TOKEN_SECRET_PREVIOUS),
  })
}

const makeSecret = () => randomBytes(32).toString('base64url')

export function makePrivateKey(): string {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey
}
