import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../parts/secrets.ts'

type Keys = Pick<Secrets, 'hash'>

/** Names an account, and shows that the server did: nobody can end another's mail. It opens nothing else and has no end. */
export function makeEndToken(secrets: Keys, userId: string): string {
  return `${userId}.${secrets.hash('weekly-mail', userId)}`
}

/** The account a token names; undefined for one that no mail held. */
export function readEndToken(secrets: Keys, token: string): string | undefined {
  const [userId = '', signature = ''] = token.split('.')
  const expected = Buffer.from(secrets.hash('weekly-mail', userId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined
}
