import type { ProviderName, providerPaths } from '@auscult/contract/auth/providers.ts'
import { toBase64 } from '../../../lib/base64.ts'
import { apiBaseFor } from '../../../lib/calls/api-base.ts'
import { EnvelopeError } from '../../../lib/calls/call-errors.ts'
import { i18n } from '../../../lib/language/i18n.ts'
import type { Away, storageKey } from './provider-return.ts'

const secretBytes = 32

// Only the types come from elsewhere: the button waits for nothing that only the way back needs.
const keptAs: typeof storageKey = 'providerSignIn'
const startPaths: { [Name in ProviderName]: (typeof providerPaths)[Name]['start'] } = {
  google: '/auth/google',
  oidc: '/auth/oidc',
}

const toBase64Url = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/**
 * Leaves for a provider. A secret stays in this tab and only its hash goes along, so the code that comes back in the address is of no
 * use to anybody else. Throws EnvelopeError where the browser has no cryptography, and what a browser throws that keeps nothing.
 */
export async function leaveForProvider(provider: ProviderName, from: string | undefined): Promise<void> {
  // Browsers leave `crypto.subtle` out on plain http; the button says so instead of failing on undefined.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (subtle === undefined) throw new EnvelopeError(i18n.t('call.insecure'))
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(secretBytes)))
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const away: Away = { provider, verifier, from }
  // Not in memory, which is gone with this page: where the browser keeps nothing, nobody could come back.
  sessionStorage.setItem(keptAs, JSON.stringify(away))
  const query = new URLSearchParams({ challenge: toBase64Url(new Uint8Array(digest)) })
  location.assign(`${apiBaseFor(location.hostname)}${startPaths[provider]}?${query.toString()}`)
}
