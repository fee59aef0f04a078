import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import type { Secrets } from '../parts/secrets.ts'
import { logEvents, writeLog } from '../parts/log/log-events.ts'

/**
 * An allow-list: what is logged is built here field by field, so that no address, token, body or query string can come along.
 * Of an unexpected error only name, code and stack are kept: messages of database errors quote values.
 */
export function createLogger(
  { LOG_LEVEL: level }: Config,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const serializers = { err: describeError, req: describeNothing, res: describeNothing }
  return pino(
    {
      level,
      base: null,
      serializers,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { logMethod: writeOnlyEvents },
    },
    destination ?? pino.destination(1),
  )
}

export function addRequestLog(app: FastifyInstance, secrets: Secrets): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route, config } = request.routeOptions
    writeLog(request.log, 'request', {
      method: request.method,
      route: route ?? 'none',
      operation: config.operation?.name,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.user ? secrets.hash('log', request.user.id).slice(0, 12) : undefined,
    })
  })
}

/** Of a line that is none of our events only the error is kept: the framework's sentences may hold an address. */
function writeOnlyEvents(this: Logger, given: unknown[], write: LogFn): void {
  const [first] = given
  if (isObject(first) && 'event' in first && typeof given[1] === 'string') {
    write.call(this, first, given[1])
    return
  }
  const err = first instanceof Error ? first : isObject(first) && 'err' in first ? first.err : undefined
  write.call(this, { event: 'framework', err }, logEvents.framework.message)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line))
  return { type: error.name, message: codeOf(error), stack: frames.join('\n') }
}

/** The code nearest to the cause: a driver's SQLSTATE stands below the error that the query builder wraps around it. */
function codeOf(error: Error): string {
  const below = error.cause instanceof Error ? codeOf(error.cause) : ''
  if (below !== '') return below
  return 'code' in error ? String(error.code) : ''
}

function describeNothing(): undefined {
  return undefined
}
