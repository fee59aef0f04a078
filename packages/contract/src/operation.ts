import type { z } from 'zod'

/** Who may call an operation. Everything is for a signed-in user unless it says `public`. */
export type Access = 'public' | 'signed-in'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the API, as data. The server mounts its routes from these, the web client calls by them, and the OpenAPI
 * document and the authorisation tests are made from them.
 */
export type Operation = {
  /** camelCase verb and noun; the same word names the service function and the web call. */
  readonly name: string
  readonly method: Method
  /** Below `/api`, with `{name}` for path parameters: `/likes/{userId}/{postId}`. */
  readonly path: `/${string}`
  readonly access: Access
  /** Whether request and answer travel in the envelope. Only health, configuration and machine interfaces do not. */
  readonly sealed: boolean
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /**
   * Answers with server-sent events; `answer` is then the schema of one event, `StreamFailure` among them. Each event is sealed by
   * itself. What fails before the first event is an ordinary failure with its HTTP status.
   */
  readonly streams?: true
  readonly answer: z.ZodType
}

/** Declares an operation and keeps the exact types of its schemas. */
export function operation<const Declared extends Operation>(declared: Declared): Declared {
  return declared
}

type Part<
  Declared extends Operation,
  Name extends 'params' | 'query' | 'body',
> = Declared[Name] extends z.ZodType ? { [Key in Name]: z.input<Declared[Name]> } : unknown

/** What a caller passes: the declared ones of `params`, `query` and `body`. */
export type InputOf<Declared extends Operation> = Part<Declared, 'params'> &
  Part<Declared, 'query'> &
  Part<Declared, 'body'>

export type AnswerOf<Declared extends Operation> = z.output<Declared['answer']>
