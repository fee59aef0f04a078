import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
  webcrypto,
} from 'node:crypto'
import { macInfo } from '@auscult/contract/envelope-wire.ts'
import { type SealedAnswer, SealedRequest } from '@auscult/contract/envelope.ts'
import type { KeyRing } from '../parts/key-ring.ts'
import { UnopenedEnvelope } from './errors.ts'
import type { UsedKeys } from './used-keys.ts'

const aesKeyBytes = 32
const ivBytes = 16

/** `key` is an object from the start: of bytes, each of Node's functions throws and catches two errors to find that they are none (24.21). */
type Opened = { key: KeyObject; body: unknown }

export type Envelope = {
  /** The public key that clients are told now, and its id: the first 16 hex digits of the SHA-256 of its SPKI. */
  publicKey(): { pem: string; id: string }
  /** Opens a request that has a body. Throws `UnopenedEnvelope` for every reason alike. */
  open(sealed: unknown): Promise<Opened>
  /** Takes over the key of a request that has no body, from its headers. Throws `UnopenedEnvelope`. */
  openHeaders(encryptedKey: unknown, iv: unknown): Promise<Opened>
  /** Seals an answer under the request's key and a fresh IV: a `SealedAnswer` as JSON. */
  seal(key: KeyObject, json: string, error?: string): string
}

type Parts = { keys: Pick<KeyRing, 'current' | 'opening'>; usedKeys: UsedKeys; requireMac: boolean }

/**
 * A second wrapping inside TLS, no security boundary. CBC has no integrity of its own, so the rules against padding oracles are:
 * each wrapped key opens once, every failure does the same work and gives the same answer, and a MAC is checked where sent.
 */
export function createEnvelope({ keys, usedKeys, requireMac }: Parts): Envelope {
  const openers = new Map<string, Promise<Opener>>()

  /** One for each key that opens; a key that opens nothing any more is forgotten. */
  function openersNow(): Promise<Opener[]> {
    const opening = keys.opening()
    for (const pem of openers.keys()) if (!opening.includes(pem)) openers.delete(pem)
    return Promise.all(
      opening.map((pem) => {
        const opener = openers.get(pem) ?? createOpener(pem)
        openers.set(pem, opener)
        return opener
      }),
    )
  }

  /** What each key makes of it, at the same cost for what is none. */
  async function unwrapByEach(wrapped: Buffer): Promise<(Buffer | undefined)[]> {
    return Promise.all(
      (await openersNow()).map(async ({ wrappedBytes, unwrap }) => {
        const hasRightLength = wrapped.length === wrappedBytes
        const key = await unwrap(hasRightLength ? wrapped : randomBytes(wrappedBytes))
        return hasRightLength ? key : undefined
      }),
    )
  }

  /**
   * Every step runs whatever became of the others, on stand-ins where need be, and each key tries, so that time tells nothing. The database is
   * asked while the thread pool works.
   */
  async function openKey(wrapped: Buffer): Promise<{ key: KeyObject; isGood: boolean }> {
    const [isFresh, unwrapped] = await Promise.all([
      usedKeys.claim(createHash('sha256').update(wrapped).digest('base64url')),
      unwrapByEach(wrapped),
    ])
    const key = unwrapped.find((one) => one !== undefined)
    return { key: createSecretKey(key ?? randomBytes(aesKeyBytes)), isGood: isFresh && key !== undefined }
  }

  return {
    publicKey: () => describePublicKey(keys.current()),

    async open(sealed) {
      const read = SealedRequest.safeParse(sealed)
      const parts = read.success ? read.data : { encryptedAesKey: '', iv: '', data: '' }
      const iv = decode(parts.iv)
      const data = decode(parts.data)
      const { key, isGood } = await openKey(decode(parts.encryptedAesKey))
      const isAuthentic = hasRightMac(key, iv, data, parts.mac, requireMac)
      const body = decryptObject(key, iv.length === ivBytes ? iv : randomBytes(ivBytes), data)
      if (!read.success || !isGood || !isAuthentic || iv.length !== ivBytes || body === undefined) {
        throw new UnopenedEnvelope()
      }
      return { key, body }
    },

    async openHeaders(encryptedKey, iv) {
      const read = SealedRequest.safeParse({ encryptedAesKey: encryptedKey, iv, data: '' })
      const { key, isGood } = await openKey(decode(read.success ? read.data.encryptedAesKey : ''))
      const hasIv = read.success && decode(read.data.iv).length === ivBytes
      if (!read.success || !isGood || !hasIv) throw new UnopenedEnvelope()
      return { key, body: undefined }
    },

    seal(key, json, error) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-cbc', key, iv)
      const data = Buffer.concat([cipher.update(json, 'utf8'), cipher.final()]).toString('base64')
      return toJson({ data, iv: iv.toString('base64'), ...(error === undefined ? {} : { error }) })
    },
  }
}

/** Base64 has nothing to be escaped. To look for it in a page of posts takes as long as to put the page itself into JSON. */
function toJson({ data, ...rest }: SealedAnswer): string {
  return `{"data":"${data}",${JSON.stringify(rest).slice(1)}`
}

function describePublicKey(privateKeyPem: string): { pem: string; id: string } {
  const publicKey = createPublicKey(privateKeyPem)
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return {
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    id: createHash('sha256').update(spki).digest('hex').slice(0, 16),
  }
}

/** Unwraps keys of so many bytes; undefined for what is none. */
type Opener = { wrappedBytes: number; unwrap: (wrapped: Buffer) => Promise<Buffer | undefined> }

async function createOpener(privateKeyPem: string): Promise<Opener> {
  const privateKey = createPrivateKey(privateKeyPem)
  const wrappedBytes = (privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8
  return { wrappedBytes, unwrap: await createUnwrap(privateKey) }
}

/** WebCrypto unwraps in the thread pool: 4,000 a second on two cores against 3,000 for the synchronous call. */
async function createUnwrap(privateKey: KeyObject): Promise<Opener['unwrap']> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const der = privateKey.export({ type: 'pkcs8', format: 'der' })
  const key = await webcrypto.subtle.importKey('pkcs8', new Uint8Array(der), algorithm, false, ['decrypt'])

  return async (wrapped) => {
    try {
      const raw = Buffer.from(
        await webcrypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, new Uint8Array(wrapped)),
      )
      return raw.length === aesKeyBytes ? raw : undefined
    } catch {
      return undefined
    }
  }
}

/** Right, or absent where it may be. Deriving 32 bytes takes less than a trip through the thread pool. */
function hasRightMac(
  key: KeyObject,
  iv: Buffer,
  data: Buffer,
  mac: string | undefined,
  isRequired: boolean,
): boolean {
  const macKey = createSecretKey(new Uint8Array(hkdfSync('sha256', key, '', macInfo, 32)))
  const expected = createHmac('sha256', macKey).update(iv).update(data).digest()
  if (mac === undefined) return !isRequired
  const given = decode(mac)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Base64 in its one canonical spelling; empty for any other, so that no second text stands for the same bytes. */
function decode(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.toString('base64') === base64 ? bytes : Buffer.alloc(0)
}

/** A JSON object in strict UTF-8, or undefined. */
function decryptObject(key: KeyObject, iv: Buffer, data: Buffer): unknown {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv)
    const bytes = Buffer.concat([decipher.update(data), decipher.final()])
    const value: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
    )
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
