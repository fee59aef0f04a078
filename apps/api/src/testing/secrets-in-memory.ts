import type { Clock } from '../parts/clock.ts'
import { createKeyRing } from '../parts/key-ring.ts'
import { createSecrets, makePrivateKey, type Secrets } from '../parts/secrets.ts'

/** Making an RSA key takes longer than most tests. */
const privateKey = makePrivateKey()
const sessionSecret = 'a secret of the tests, thirty-two characters long'

/** Secrets that no file holds; their keys can be changed, and are forgotten with the process. */
export function secretsInMemory(clock: Clock): Secrets {
  const ringOf = (key: string, make: () => string) =>
    createKeyRing({ key, previous: null }, { clock, make, write: () => undefined })
  return createSecrets(sessionSecret, {
    envelope: ringOf(privateKey, makePrivateKey),
    tokens: ringOf(sessionSecret, () => crypto.randomUUID()),
  })
}
