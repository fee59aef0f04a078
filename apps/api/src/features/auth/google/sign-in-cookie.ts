import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { AuthDeps } from '../auth-deps.ts'

const lifeSeconds = 600

/** What the browser keeps while it is at the provider. It grants nothing: it only shows that the one who left came back. */
const Kept = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), challenge: z.string() })
type Kept = z.infer<typeof Kept>

type CookieDeps = Pick<AuthDeps, 'secrets' | 'clock' | 'publicUrl'>

/** A Set-Cookie value, readable by this server only. Lax: the way back from the provider is a visit from another site. */
export async function sealSignIn({ secrets, clock, publicUrl }: CookieDeps, kept: Kept): Promise<string> {
  const now = clock()
  const sealed = await new EncryptJWT(kept)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(now.getTime() + lifeSeconds * 1_000))
    .encrypt(secrets.keyFor('sign-in-cookie'))
  return cookie(publicUrl, sealed, lifeSeconds)
}

export function dropSignIn({ publicUrl }: Pick<AuthDeps, 'publicUrl'>): string {
  return cookie(publicUrl, '', 0)
}

/** What was kept, from a Cookie header; undefined where there is none, or it is too old or not ours. */
export async function openSignIn(
  { secrets, clock, publicUrl }: CookieDeps,
  header: string | undefined,
): Promise<Kept | undefined> {
  const wanted = `${nameFor(publicUrl)}=`
  const sealed = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(wanted))
    ?.slice(wanted.length)
  if (sealed === undefined || sealed === '') return undefined
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

/** Browsers take a `__Host-` cookie over TLS only; no other host can set or read one. */
function nameFor(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-sign-in' : 'sign-in'
}

function cookie(publicUrl: string, value: string, maxAgeSeconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${nameFor(publicUrl)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}
