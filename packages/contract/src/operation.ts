import type { z } from 'zod'

/**
 * Who may call an operation: everybody; who has a session; of these who has finished onboarding; doctors among them; doctors whose
 * registration was verified; or, whatever their profession, who runs this installation.
 */
export type Access = 'public' | 'signed-in' | 'onboarded' | 'doctor' | 'verified' | 'operator'

/**
 * Which count a call goes to. `general` is every user's and every address's share of a minute; each other name has a count of its own on
 * top of it, which all operations of that name share. How many there may be is the installation's setting.
 */
export type RateLimit = 'general' | 'questions' | 'people'

/** What a request may have at most unless its operation says otherwise. */
export const defaultMaxBytes = 256 * 1024

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
  readonly limit: RateLimit
  /** What a request may have at most: the envelope with all it holds, or the file that is uploaded. Without it `defaultMaxBytes`. */
  readonly maxBytes?: number
  /** Whether request and answer travel in the envelope. Only health, configuration and machine interfaces do not. */
  readonly sealed: boolean
  /** May be called by pages of other origins: a machine interface whose standard asks for CORS. No cookie counts for it. */
  readonly crossOrigin?: true
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /**
   * Answers with server-sent events; `answer` is then the schema of one event, `StreamFailure` among them. Each event is sealed by
   * itself. What fails before the first event is an ordinary failure with its HTTP status.
   */
  readonly streams?: true
  /** Answers with the bytes of a file of this media type, unsealed and never shown in the page's place. `answer` is then `z.never()`. */
  readonly download?: { readonly contentType: string }
  /**
   * Takes the bytes of one file as its body, unsealed, of one of these media types (without parameters), and at most `maxBytes` of them,
   * which is then declared. There is no `body`. What a client says of the type is no proof: the feature looks into the bytes.
   */
  readonly upload?: { readonly contentTypes: readonly [string, ...string[]] }
  /** The media type of the answer, where a standard has one of its own for its JSON. */
  readonly mediaType?: `application/${string}+json`
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

/** What a caller passes: the declared ones of `params`, `query` and `body`, and the file of an upload. */
export type InputOf<Declared extends Operation> = Part<Declared, 'params'> &
  Part<Declared, 'query'> &
  Part<Declared, 'body'> &
  (Declared['upload'] extends object ? { file: Blob } : unknown)

export type AnswerOf<Declared extends Operation> = z.output<Declared['answer']>
