import { macInfo } from '@auscult/contract/envelope-wire.ts'
import type { SealedAnswer, SealedRequest } from '@auscult/contract/envelope.ts'
import { fromBase64, toBase64 } from '../base64.ts'
import { i18n } from '../language/i18n.ts'
import { EnvelopeError } from './call-errors.ts'

const ivBytes = 16
const aesKeyBytes = 32

/** One request's key: seals its body, goes along wrapped, and opens its answer. */
export type Envelope = {
  /** For a GET, which has no body. All base64. */
  readonly wrapped: { encryptedAesKey: string; iv: string }
  seal(payload: unknown): Promise<SealedRequest>
  open(answer: SealedAnswer): Promise<unknown>
}

function detailOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}

async function encrypting<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new EnvelopeError(i18n.t('call.sealFailed', { detail: detailOf(error) }), { cause: error })
  }
}

async function decrypting<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new EnvelopeError(i18n.t('call.openFailed', { detail: detailOf(error) }), { cause: error })
  }
}

/** Imports the public key of `GET /api/config`, an RSA key as SPKI PEM. */
export function importPublicKey(pem: string): Promise<CryptoKey> {
  // Browsers leave `crypto.subtle` out on plain http; the page says so instead of failing on undefined.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (subtle === undefined) throw new EnvelopeError(i18n.t('call.insecure'))
  return encrypting(() => {
    const der = fromBase64(pem.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, ''))
    return subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  })
}

/** HMAC-SHA-256 over iv and ciphertext under a key of its own, derived with HKDF (RFC 5869, empty salt, 32 bytes). */
async function sign(aesKey: BufferSource, iv: Uint8Array, ciphertext: Uint8Array): Promise<string> {
  const material = await crypto.subtle.importKey('raw', aesKey, 'HKDF', false, ['deriveBits'])
  const derived = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(macInfo) },
    material,
    256,
  )
  const key = await crypto.subtle.importKey('raw', derived, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const signed = new Uint8Array(iv.length + ciphertext.length)
  signed.set(iv)
  signed.set(ciphertext, iv.length)
  return toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)))
}

/** A fresh AES-256-CBC key for one request, wrapped with RSA-OAEP. Throws EnvelopeError. */
export function createEnvelope(publicKey: CryptoKey): Promise<Envelope> {
  return encrypting(async () => {
    const aesKey = crypto.getRandomValues(new Uint8Array(aesKeyBytes))
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
    const [key, wrappedKey] = await Promise.all([
      crypto.subtle.importKey('raw', aesKey, 'AES-CBC', false, ['encrypt', 'decrypt']),
      crypto.subtle.encrypt('RSA-OAEP', publicKey, aesKey),
    ])
    const wrapped = { encryptedAesKey: toBase64(new Uint8Array(wrappedKey)), iv: toBase64(iv) }

    return {
      wrapped,
      seal: (payload) =>
        encrypting(async () => {
          const plain = new TextEncoder().encode(JSON.stringify(payload))
          const data = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, plain))
          return { ...wrapped, data: toBase64(data), mac: await sign(aesKey, iv, data) }
        }),
      open: (answer) =>
        decrypting(async () => {
          const algorithm = { name: 'AES-CBC', iv: fromBase64(answer.iv) }
          const plain = await crypto.subtle.decrypt(algorithm, key, fromBase64(answer.data))
          return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)) as unknown
        }),
    }
  })
}
