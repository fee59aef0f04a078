import type { Operation } from '@auscult/contract/operation.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** What a client says that it sends, in small letters and without parameters. */
export function contentTypeOf({ headers }: FastifyRequest): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Throws 415 for a file of a kind that the operation does not declare. */
export function requireContentType(
  { contentTypes }: NonNullable<Operation['upload']>,
  request: FastifyRequest,
): void {
  if (contentTypes.includes(contentTypeOf(request))) return
  const kinds = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(contentTypes)
  throw new AppError('unsupported-type', `Send a file of this type: ${kinds}.`)
}
