import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'

/** What the log keeps of an error: no message, since those of a database quote values. */
const LoggedError = z.strictObject({
  /** Its class. */
  type: z.string(),
  /** A code such as a SQLSTATE, or nothing. */
  message: z.string(),
  stack: z.string(),
})

const failed = { err: LoggedError }
const level = z.enum(['debug', 'info', 'warn', 'error', 'fatal'])

function event<const Level extends z.infer<typeof level>, Fields extends z.ZodRawShape>(
  ofLevel: Level,
  message: string,
  fields: Fields,
) {
  return { level: ofLevel, message, fields }
}

/**
 * Everything that the log can say: the name of an event, which stays as it is once it was released, how grave it is, and the fields it may have. None of
 * them holds what a person typed, an address, a token or an id that somebody is known by; `user` is a keyed hash.
 */
export const logEvents = {
  request: event('info', 'request', {
    method: z.string(),
    /** As it is declared, `/api/likes/:userId`; never what was asked for. */
    route: z.string(),
    operation: z.string().optional(),
    status: z.int(),
    ms: z.int().optional(),
    user: z
      .string()
      .regex(/^[\w-]{12}$/u)
      .optional(),
  }),
  'caller-gone': event('info', 'the caller hung up', {}),
  'proxy-not-trusted': event(
    'warn',
    'a request came through a proxy, but TRUST_PROXY is not set: all its callers count as one address',
    {},
  ),
  'storage-unavailable': event('error', 'the storage is not available', failed),
  'unexpected-error': event('error', 'unexpected error', failed),
  'counters-unreachable': event('warn', 'the counters cannot be reached', failed),
  'engine-process-ended': event('error', 'a process that answers questions ended', failed),
  'question-not-given-back': event('error', 'a question could not be given back', failed),
  'watched-question-failed': event('warn', 'a watched question could not be asked again', failed),
  'job-failed': event('error', 'a job did not succeed', failed),
  'mail-not-delivered': event('warn', 'a mail could not be delivered yet', failed),
  'sign-in-provider-away': event('warn', 'the sign-in provider did not answer', failed),
  'sign-in-unfinished': event('warn', 'a sign-in could not be finished', failed),
  'sign-in-refused': event('warn', 'a sign-in was refused', failed),
  'log-out-refused': event('warn', 'a log-out by the sign-in provider was refused', failed),
  'blog-not-read': event('warn', 'the feed of the blog could not be read', {
    ...failed,
    /** The message: it comes from a feed, which no person wrote to, and the operator needs it. */
    reason: z.string(),
  }),
  'source-not-read': event('warn', 'a source of news could not be read', {
    source: z.string(),
    failure: z.string().nullable(),
  }),
  'starter-stories-failed': event(
    'error',
    'the starter items of news and research could not be brought in',
    failed,
  ),
  'post-terms-failed': event('error', 'what news and research are found by could not be read anew', failed),
  'records-read-anew': event('info', 'records of the corpus were read anew', { records: z.int() }),
  'records-not-read-anew': event('warn', 'records of the corpus could not be read anew', failed),
  'vectors-updated': event('info', 'vectors are up to date', { embedded: z.int(), removed: z.int() }),
  'vectors-not-filled': event('warn', 'vectors could not be filled', failed),
  'backup-made': event('info', 'a backup was made', {
    /** The file or the object of the bucket. */
    address: z.string(),
    rows: z.int(),
    files: z.int(),
    missingFiles: z.int(),
    documents: z.int(),
    marks: z.int(),
    dropped: z.int(),
    ms: z.int(),
  }),
  'backup-not-made': event('error', 'the backup that was due was not made', { problem: z.string() }),
  'demo-accounts-removed': event('warn', 'the demo accounts of an earlier start were removed', {
    removed: z.int(),
  }),
  /** What the framework says by itself, of which only the error is kept. */
  framework: event('warn', 'the framework said something', { err: LoggedError.optional() }),
}

export type LogEvent = keyof typeof logEvents

/** As the caller hands them in: an error is handed in as it was thrown. */
type FieldsOf<Name extends LogEvent> = Omit<z.input<z.ZodObject<(typeof logEvents)[Name]['fields']>>, 'err'> &
  ((typeof logEvents)[Name]['fields'] extends { err: unknown } ? { err: unknown } : unknown)

/** Writes one line. Nothing else in the product writes to the log. */
export function writeLog<Name extends Exclude<LogEvent, 'framework'>>(
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  name: Name,
  fields: FieldsOf<Name>,
): void {
  const { level: ofLevel, message } = logEvents[name]
  const line: object = { event: name, ...fields }
  log[ofLevel](line, message)
}

/** One line of the log as it is written: JSON, with these fields and no others. `requestId` is the one that the answer's `x-request-id` has. */
export const LogLine = z.union(
  Object.entries(logEvents).map(([name, { fields }]) =>
    z.strictObject({
      level,
      time: z.iso.datetime(),
      event: z.literal(name),
      requestId: z.uuid().optional(),
      message: z.string(),
      ...fields,
    }),
  ),
)
