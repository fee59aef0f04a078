import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { BackupError } from '../backup-error.ts'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** OWASP's Password Storage Cheat Sheet (2025): N = 2^17, r = 8, p = 1, which takes 128 MB for a moment. */
const cost = { N: 2 ** 17, r: 8, p: 1 }
const keyBytes = 32
const cipher = 'aes-256-gcm'
export const shortestPassphrase = 12

const Base64 = z.base64()
const Sealed = z.object({
  kdf: z.object({
    name: z.literal('scrypt'),
    N: z.int().max(2 ** 20),
    r: z.int().max(32),
    p: z.int().max(16),
    salt: Base64,
  }),
  cipher: z.object({ name: z.literal(cipher), iv: Base64, tag: Base64 }),
  text: Base64,
})

/** Text that only the passphrase opens: a key derived by scrypt, AES-256-GCM, what is needed to open it beside it. */
export async function seal(text: string, passphrase: string): Promise<string> {
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const encryption = createCipheriv(cipher, await deriveKey(passphrase, salt, cost), iv)
  const closed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  const sealed: z.infer<typeof Sealed> = {
    kdf: { name: 'scrypt', ...cost, salt: salt.toString('base64') },
    cipher: { name: cipher, iv: iv.toString('base64'), tag: encryption.getAuthTag().toString('base64') },
    text: closed.toString('base64'),
  }
  return JSON.stringify(sealed)
}

/** Throws `BackupError` for another passphrase. */
export async function unseal(json: string, passphrase: string): Promise<string> {
  const { kdf, cipher: closing, text } = Sealed.parse(JSON.parse(json))
  const key = await deriveKey(passphrase, Buffer.from(kdf.salt, 'base64'), kdf)
  try {
    const decryption = createDecipheriv(cipher, key, Buffer.from(closing.iv, 'base64'), { authTagLength: 16 })
    decryption.setAuthTag(Buffer.from(closing.tag, 'base64'))
    return decryption.update(text, 'base64', 'utf8') + decryption.final('utf8')
  } catch (cause) {
    throw new BackupError('The passphrase does not open the keys of this backup. Nothing was written.', {
      cause,
    })
  }
}

function deriveKey(passphrase: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  return derive(passphrase.normalize('NFC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r })
}
