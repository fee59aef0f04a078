import type { Failure, SealedAnswer } from '@auscult/contract/envelope.ts'

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

type Told = Partial<Record<keyof Pick<Failure, 'error' | 'message' | 'reason' | 'field' | 'found'>, string>>

/** What a refusal tells in words, as far as it does; its reason may be one of a newer server. */
export function findFailure(answer: unknown): Told {
  return Object.fromEntries(Object.entries(fieldsOf(answer)).filter(([, told]) => typeof told === 'string'))
}

/** What is told under names; nothing of what is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return { ...(typeof value === 'object' && value) }
}
