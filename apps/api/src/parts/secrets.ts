import { createHmac, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { hasCode } from './start-error.ts'

type HashPurpose =
  | 'registration'
  | 'code'
  | 'reset'
  | 'sign-in'
  | 'address'
  | 'log'
  | 'invite'
  | 'invite-opt-out'

/** Keys that never leave the process. */
export type Secrets = {
  /** PKCS#8 or PKCS#1 PEM of the envelope's RSA key. */
  envelopePrivateKey: string
  /** A 256-bit key of its own for each purpose (HKDF-SHA-256), so that no secret serves two ends. */
  keyFor(purpose: 'session' | 'sign-in-cookie' | HashPurpose): Buffer
  /** Keyed hash in base64url of what must be compared or counted, never read back. */
  hash(purpose: HashPurpose, value: string): string
}

export function createSecrets(sessionSecret: string, envelopePrivateKey: string): Secrets {
  const keyFor: Secrets['keyFor'] = (purpose) =>
    Buffer.from(hkdfSync('sha256', sessionSecret, '', `auscult-${purpose}`, 32))
  const keys = {
    registration: keyFor('registration'),
    code: keyFor('code'),
    reset: keyFor('reset'),
    'sign-in': keyFor('sign-in'),
    address: keyFor('address'),
    log: keyFor('log'),
    invite: keyFor('invite'),
    'invite-opt-out': keyFor('invite-opt-out'),
  }

  return {
    envelopePrivateKey,
    keyFor,
    hash: (purpose, value) => createHmac('sha256', keys[purpose]).update(value).digest('base64url'),
  }
}

/** From configuration, else from DATA_DIR/keys, where a first start makes them. */
export function loadSecrets(config: Config): Secrets {
  const folder = join(config.DATA_DIR, 'keys')
  return createSecrets(
    config.SESSION_SECRET ??
      readOrMake(folder, 'session-secret', () => randomBytes(32).toString('base64url')),
    config.ENVELOPE_PRIVATE_KEY ?? readOrMake(folder, 'envelope-private-key.pem', makePrivateKey),
  )
}

export function makePrivateKey(): string {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey
}

function readOrMake(folder: string, name: string, make: () => string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  if (!existsSync(path)) {
    try {
      // 'wx': of two first starts at once, one writes and the other reads what it wrote.
      writeFileSync(path, make(), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
  return readFileSync(path, 'utf8')
}
