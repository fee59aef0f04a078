import { regexes } from 'zod/v4/core'

/** Longest address that can be delivered to (RFC 5321, 4.5.3.1.3, without its angle brackets). */
const maxLength = 254

/** Whether `EmailAddress` takes it: the same expression, without the rest of Zod, for forms that stand before a call is made. */
export function isEmailAddress(typed: string): boolean {
  if (typed.length > maxLength || typed.includes('\u0000')) return false
  return regexes.email.test(typed.trim().toLowerCase())
}
