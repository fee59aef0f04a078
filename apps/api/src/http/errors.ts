import { STATUS_CODES } from 'node:http'
import { type RefusalReason, unopened } from '@auscult/contract/envelope-wire.ts'
import type { Failure, StreamFailure } from '@auscult/contract/envelope.ts'
import { defaultMaxBytes, type Operation } from '@auscult/contract/operation.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { StorageUnavailable } from '../parts/storage/storage.ts'
import { describeInvalid, fieldOfInvalid, reasonOfInvalid } from './invalid-input.ts'
import { writeLog } from '../parts/log/log-events.ts'

const statusOf = {
  'bad-request': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many-requests': 429,
  unavailable: 503,
} as const

/** An expected failure. The message is for the person who called; everything else that is thrown is a bug. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: keyof typeof statusOf
  readonly retryAfterSeconds: number | undefined
  readonly reason: RefusalReason | undefined
  /** The field of the body that is refused, by its name in the contract. */
  readonly field: string | undefined
  /** The words of the caller's own text for which it is refused; told to the caller alone. */
  readonly found: string | undefined

  constructor(
    code: keyof typeof statusOf,
    message: string,
    options: { retryAfterSeconds?: number; reason?: RefusalReason; field?: string; found?: string } = {},
  ) {
    super(message)
    this.reason = options.reason
    this.field = options.field
    this.found = options.found
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

export const notSignedIn = () => new AppError('not-signed-in', 'Please log in.')

/** An envelope that cannot be opened. It never says why: a reason would be an oracle. */
export class UnopenedEnvelope extends Error {
  override name = 'UnopenedEnvelope'
}

/** Why a call is aborted whose caller left. Nobody reads the answer, and it is no fault of the server. */
export class CallerGone extends Error {
  override name = 'CallerGone'

  constructor() {
    super('The caller hung up.')
  }
}

export function failure(
  statusCode: number,
  message: string,
  reason?: RefusalReason,
  { field, found }: { field?: string | undefined; found?: string | undefined } = {},
): Failure {
  const error = STATUS_CODES[statusCode] ?? 'Error'
  return {
    statusCode,
    error,
    message,
    ...(reason === undefined ? {} : { reason }),
    ...(field === undefined ? {} : { field }),
    ...(found === undefined ? {} : { found }),
  }
}

const retrySeconds = 5

/** Turns whatever was thrown into the answer, and logs what is a bug. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toFailure(error, request)
  const retryAfterSeconds = retryAfter(error, answer)
  if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds)
  return reply.code(answer.statusCode).send(answer)
}

/** The same for a stream that has begun: its status is sent, so the failure is its last event. */
export function toStreamFailure(error: Error, request: FastifyRequest): StreamFailure {
  const answer = toFailure(error, request)
  return { event: 'failure', ...answer, retryAfterSeconds: retryAfter(error, answer) }
}

function retryAfter(error: Error, { statusCode }: Failure): number | null {
  const told = error instanceof AppError ? error.retryAfterSeconds : undefined
  return told ?? (statusCode === 503 ? retrySeconds : null)
}

/** Fastify tells a stream whose reader left by a code that any cut stream has, so the connection itself is looked at, too. */
function isHangUp(error: Error & { code?: string }, { raw }: FastifyRequest): boolean {
  return error instanceof CallerGone || (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed)
}

function toFailure(error: Error & Partial<FastifyError>, request: FastifyRequest): Failure {
  const operation = request.routeOptions.config.operation
  if (isHangUp(error, request)) {
    writeLog(request.log, 'caller-gone', {})
    return failure(503, error.message)
  }
  if (error instanceof AppError) return failure(statusOf[error.code], error.message, error.reason, error)
  if (error instanceof UnopenedEnvelope) return unopened
  if (hasZodFastifySchemaValidationErrors(error))
    return failure(400, describeInvalid(error.validation), reasonOfInvalid(error.validation), {
      field: fieldOfInvalid(error.validation),
    })
  const status = error.statusCode ?? 500
  if (status === 413) return failure(413, describeTooLarge(operation))
  // A stranger learns that a log-in is needed before anything about the form of the request.
  if (operation !== undefined && operation.access !== 'public' && request.user === null && status < 500) {
    return failure(401, notSignedIn().message)
  }
  if (status === 415) return failure(415, 'Send the body as application/json.')
  if (status < 500) {
    return operation?.sealed ? unopened : failure(status, 'The request could not be understood.')
  }
  if (error instanceof StorageUnavailable) writeLog(request.log, 'storage-unavailable', { err: error })
  if (error instanceof StorageUnavailable || isDatabaseDown(error)) {
    return failure(
      503,
      'The service is not available at the moment. Please try again in a few seconds.',
      'not-available',
    )
  }
  writeLog(request.log, 'unexpected-error', { err: error })
  return failure(500, 'Something went wrong on our side.', 'unexpected')
}

function describeTooLarge(operation: Operation | undefined): string {
  if (operation?.upload === undefined) return 'The request is too large.'
  const kilobytes = (operation.maxBytes ?? defaultMaxBytes) / 1024
  const size = kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`
  return `The file is too large. It may have ${size} at the most.`
}

/** SQLSTATE classes 08, 53 (disk full, out of memory, too many connections) and 57P, a query that got no answer, what the socket says, and the pool's own words; Drizzle wraps them all. */
function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (/^(?:08\w{3}|53\w{3}|57014|57P0\d|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/u.test(code)) return true
  if (/timeout exceeded when trying to connect|Connection terminated|Query read timeout/u.test(error.message))
    return true
  return isDatabaseDown(error.cause)
}
