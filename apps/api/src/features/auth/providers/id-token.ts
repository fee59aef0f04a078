import { CompactEncrypt, compactDecrypt } from 'jose'
import type { AuthDeps } from '../auth-deps.ts'

/** In an address, beside all else that stands there; many servers take no more than 8 kB. Without it the provider asks the person. */
const longest = 4_000

/** What the provider is shown when the person logs out. Encrypted, because it holds what the provider knows of them; null where it is too long. */
export async function sealIdToken(
  { secrets }: Pick<AuthDeps, 'secrets'>,
  idToken: string,
): Promise<string | null> {
  if (idToken.length > longest) return null
  return new CompactEncrypt(new TextEncoder().encode(idToken))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(secrets.keyFor('id-token'))
}

/** Undefined where none was kept, or under a secret that has changed since. */
export async function openIdToken(
  { secrets }: Pick<AuthDeps, 'secrets'>,
  sealed: string | null,
): Promise<string | undefined> {
  if (sealed === null) return undefined
  const key = secrets.keyFor('id-token')
  return compactDecrypt(sealed, key).then(
    ({ plaintext }) => new TextDecoder().decode(plaintext),
    () => undefined,
  )
}
