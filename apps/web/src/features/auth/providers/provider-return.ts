import type { ProviderFailure, ProviderName } from '@auscult/contract/auth/providers.ts'
import { tabStorage } from '../../../lib/browser-storage.ts'

/** Where the tab keeps `Away`. */
export const storageKey = 'providerSignIn'

const providers: readonly ProviderName[] = ['google', 'oidc']
const failures: readonly ProviderFailure[] = [
  'unavailable',
  'refused',
  'unverified',
  'not-allowed',
  'expired',
]

/** What this tab keeps while the person is at a provider. */
export type Away = { provider: ProviderName; verifier: string; from: string | undefined }

/** What somebody brings back: a code with this tab's secret, or the reason why there is none. */
export type ProviderReturn = { provider: ProviderName } & (
  | { kind: 'code'; code: string; verifier: string; from: string | undefined }
  | { kind: 'failed'; reason: ProviderFailure }
)

/** Reads the fragment of the log-in page; undefined where nobody comes back from a provider. */
export function findProviderReturn(hash: string): ProviderReturn | undefined {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  for (const provider of providers) {
    const error = fragment.get(`${provider}-error`)
    if (error !== null)
      return { provider, kind: 'failed', reason: failures.find((one) => one === error) ?? 'refused' }
    const code = fragment.get(provider)
    if (code === null) continue
    const away = readAway()
    // Whoever left for another provider has not asked for this.
    if (away?.provider !== provider) return { provider, kind: 'failed', reason: 'expired' }
    return { ...away, kind: 'code', code }
  }
  return undefined
}

/** The secret is good for one return. */
export function forgetProviderSignIn(): void {
  tabStorage.removeItem(storageKey)
}

function readAway(): Away | undefined {
  try {
    const kept: Record<string, unknown> = JSON.parse(tabStorage.getItem(storageKey) ?? '{}')
    const { verifier, from } = kept
    const provider = providers.find((one) => one === kept['provider'])
    if (typeof verifier !== 'string' || provider === undefined) return undefined
    return { provider, verifier, from: typeof from === 'string' ? from : undefined }
  } catch {
    return undefined
  }
}
