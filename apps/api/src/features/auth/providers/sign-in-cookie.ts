import { ProviderName } from '@auscult/contract/auth/providers.ts'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { type Cookie, findCookie, writeCookie } from '../../../http/cookies.ts'
import type { AuthDeps } from '../auth-deps.ts'

/** Lax: the way back from the provider is a visit from another site. */
const cookie: Cookie = { name: 'sign-in', lifeSeconds: 600, sameSite: 'Lax' }

/** What the browser keeps while it is at the provider. It grants nothing: it only shows that the one who left came back. */
const Kept = z.object({
  provider: ProviderName,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  challenge: z.string(),
})
type Kept = z.infer<typeof Kept>

type CookieDeps = Pick<AuthDeps, 'secrets' | 'clock' | 'publicUrl'>

/** A Set-Cookie value, readable by this server only. */
export async function sealSignIn({ secrets, clock, publicUrl }: CookieDeps, kept: Kept): Promise<string> {
  const now = clock()
  const sealed = await new EncryptJWT(kept)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(now.getTime() + cookie.lifeSeconds * 1_000))
    .encrypt(secrets.keyFor('sign-in-cookie'))
  return writeCookie(publicUrl, cookie, sealed)
}

export function dropSignIn({ publicUrl }: Pick<AuthDeps, 'publicUrl'>): string {
  return writeCookie(publicUrl, { ...cookie, lifeSeconds: 0 }, '')
}

/** What was kept, from a Cookie header; undefined where there is none, or it is too old or not ours. */
export async function openSignIn(
  { secrets, clock, publicUrl }: CookieDeps,
  header: string | undefined,
): Promise<Kept | undefined> {
  const sealed = findCookie(publicUrl, cookie, header)
  if (sealed === undefined) return undefined
  try {
    const { payload } = await jwtDecrypt(sealed, secrets.keyFor('sign-in-cookie'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
      currentDate: clock(),
    })
    return Kept.parse(payload)
  } catch {
    return undefined
  }
}
