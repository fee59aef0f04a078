import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { AppError } from './errors.ts'

/**
 * The contract's schemas as Fastify's checks. Zod looks at the length of what is no text before it says so, and stumbles over a `length` that
 * is no number either: `{ "length": { "toString": 1 } }`.
 */
export const checkInput: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = validatorCompiler(route)
  return (data: unknown) => {
    try {
      return check(data)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      return { error: new AppError('bad-request', 'The request could not be understood.') }
    }
  }
}
