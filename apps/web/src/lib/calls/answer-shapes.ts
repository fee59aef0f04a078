import type { Failure, SealedAnswer } from '@auscult/contract/envelope.ts'
import { refusalReasons } from '@auscult/contract/envelope-wire.ts'

/*
 * The two shapes around every answer, read without the contract's schemas of the same names: the sign-up page asks for the country before
 * anything else, and Zod would be a sixth of all it fetches. What an operation answers is checked by its schema.
 */

/** The sealed answer, or undefined where it is none. */
export function findSealed(json: unknown): SealedAnswer | undefined {
  const { data, iv, error } = fieldsOf(json)
  if (typeof data !== 'string' || typeof iv !== 'string') return undefined
  return { data, iv, ...(typeof error === 'string' && { error }) }
}

/** What a refusal tells, as far as it does; a reason that is not known here is left out. */
export function findFailure(answer: unknown): Partial<Omit<Failure, 'statusCode'>> {
  const { error, message, reason } = fieldsOf(answer)
  return {
    ...(typeof error === 'string' && { error }),
    ...(typeof message === 'string' && { message }),
    reason: refusalReasons.find((known) => known === reason),
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
