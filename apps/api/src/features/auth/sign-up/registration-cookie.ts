import { timingSafeEqual } from 'node:crypto'
import { validate } from 'uuid'
import { type Cookie, findCookie, writeCookie } from '../../../http/cookies.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { registrationLifeSeconds } from './registrations.ts'

const cookie: Cookie = { name: 'registration', lifeSeconds: registrationLifeSeconds, sameSite: 'Strict' }

type CookieDeps = Pick<AuthDeps, 'secrets' | 'publicUrl'>

/** A Set-Cookie value that names a registration and shows that the server did. It opens nothing without the mailed code. */
export function signRegistration({ secrets, publicUrl }: CookieDeps, id: string): string {
  return writeCookie(publicUrl, cookie, `${id}.${secrets.hash('registration', id)}`)
}

/** The registration that a Cookie header names: null for a cookie that is not ours, undefined where there is none. */
export function readRegistration(
  { secrets, publicUrl }: CookieDeps,
  header: string | undefined,
): string | null | undefined {
  const value = findCookie(publicUrl, cookie, header)
  if (value === undefined) return undefined
  const [id = '', signature = ''] = value.split('.')
  const expected = Buffer.from(secrets.hash('registration', id))
  const given = Buffer.from(signature)
  return validate(id) && given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
