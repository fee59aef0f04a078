import type { GoogleFailure, googlePaths } from '@auscult/contract/auth/google.ts'
import { toBase64 } from '../../../lib/base64.ts'
import { tabStorage } from '../../../lib/browser-storage.ts'
import { apiBaseFor } from '../../../lib/calls/api-base.ts'
import { EnvelopeError } from '../../../lib/calls/call-errors.ts'
import { i18n } from '../../../lib/language/i18n.ts'

const storageKey = 'googleSignIn'
const secretBytes = 32

// Only the types come from the contract: the log-in page is prerendered, and stands before the contract's script is there.
const startPath: typeof googlePaths.start = '/auth/google'
const failures: readonly GoogleFailure[] = ['unavailable', 'refused', 'unverified', 'expired']

/** What this tab keeps while the person is at Google. */
type Away = { verifier: string; from: string | undefined }

const toBase64Url = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/**
 * Leaves for Google. A secret stays in this tab and only its hash goes along, so the code that comes back in the address is of no
 * use to anybody else. Throws EnvelopeError where the browser has no cryptography, and what a browser throws that keeps nothing.
 */
export async function leaveForGoogle(from: string | undefined): Promise<void> {
  // Browsers leave `crypto.subtle` out on plain http; the button says so instead of failing on undefined.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (subtle === undefined) throw new EnvelopeError(i18n.t('call.insecure'))
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(secretBytes)))
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const away: Away = { verifier, from }
  // Not in memory, which is gone with this page: where the browser keeps nothing, nobody could come back.
  sessionStorage.setItem(storageKey, JSON.stringify(away))
  const query = new URLSearchParams({ challenge: toBase64Url(new Uint8Array(digest)) })
  location.assign(`${apiBaseFor(location.hostname)}${startPath}?${query.toString()}`)
}

/** What somebody brings back: a code with this tab's secret, or the reason why there is none. */
export type GoogleReturn =
  | { kind: 'code'; code: string; verifier: string; from: string | undefined }
  | { kind: 'failed'; reason: GoogleFailure }

/** Reads the fragment of the log-in page; undefined where nobody comes back from Google. */
export function findGoogleReturn(hash: string): GoogleReturn | undefined {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const error = fragment.get('google-error')
  if (error !== null) return { kind: 'failed', reason: failures.find((one) => one === error) ?? 'refused' }
  const code = fragment.get('google')
  if (code === null) return undefined
  const away = readAway()
  return away === undefined ? { kind: 'failed', reason: 'expired' } : { kind: 'code', code, ...away }
}

/** The secret is good for one return. */
export function forgetGoogleSignIn(): void {
  tabStorage.removeItem(storageKey)
}

function readAway(): Away | undefined {
  try {
    const { verifier, from }: Record<string, unknown> = JSON.parse(tabStorage.getItem(storageKey) ?? '{}')
    if (typeof verifier !== 'string') return undefined
    return { verifier, from: typeof from === 'string' ? from : undefined }
  } catch {
    return undefined
  }
}
