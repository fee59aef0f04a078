import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'

/** A source could not be reached, kept failing, or refused for good; the message is a plain sentence. */
export class DownloadError extends Error {
  /** The HTTP status of a final refusal. */
  readonly status: number | null

  constructor(message: string, { status = null, cause }: { status?: number | null; cause?: unknown } = {}) {
    super(message, { cause })
    this.status = status
  }
}

/** A failure that may pass: too many requests, an error of the server, a cut connection, an answer that is not whole. */
export class PassingFailure extends Error {
  readonly waitMs: number

  constructor(message: string, waitMs = 0) {
    super(message)
    this.waitMs = waitMs
  }
}

export type HttpSourceOptions = {
  /** As people call the source, for messages: 'PubMed'. */
  name: string
  /** https; plain http only on this machine. */
  baseUrl: string
  signal?: AbortSignal
  /** Shortest time between two requests. */
  pauseMs?: number
  /** Tries in a row without anything new arriving. */
  attempts?: number
  /** Wait before the second try; it doubles with each, up to a minute. */
  firstWaitMs?: number
  /** Longest silence, before an answer or within it. */
  silenceMs?: number
}

type RequestOptions = {
  query?: Record<string, string>
  form?: Record<string, string>
  headers?: Record<string, string>
}

const longestWaitMs = 60_000
/** A server may ask for more patience than that; then it is for a person to come back later. */
const longestRetryAfterMs = 300_000
const redirectLimit = 3

/**
 * Polite requests to one host: one at a time with a pause, tried again with growing waits on 429 (as long as Retry-After says),
 * 5xx, silence and cut connections. Redirects are followed on the same host only, so that no answer can lead elsewhere.
 */
export class HttpSource {
  readonly #options: Required<Omit<HttpSourceOptions, 'signal' | 'baseUrl'>>
  readonly #signal: AbortSignal | undefined
  readonly #baseUrl: URL
  #nextAt = 0

  /** Throws DownloadError for an address that is not safe to ask. */
  constructor({ baseUrl, signal, ...options }: HttpSourceOptions) {
    this.#options = { pauseMs: 0, attempts: 6, firstWaitMs: 1_000, silenceMs: 60_000, ...options }
    this.#signal = signal
    this.#baseUrl = requireSafeUrl(baseUrl)
  }

  /**
   * Reads an answer with `read`, from the start again where it fails in between. `read` may throw PassingFailure for an answer
   * that is not whole. `hasMoved` tells that a try brought something new, which makes the count of tries begin again.
   */
  async ask<T>(
    path: string,
    read: (response: Response, keepAlive: () => void) => Promise<T>,
    options: () => RequestOptions | Promise<RequestOptions> = () => ({}),
    hasMoved: () => boolean = () => false,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const failure = await this.#try(path, read, await options())
      if ('value' in failure) return failure.value
      if (hasMoved()) attempt = 1
      if (attempt >= this.#options.attempts) {
        const reason = describe(failure.error)
        throw new DownloadError(`${this.#options.name} could not be reached (${reason}).`, {
          cause: failure.error,
        })
      }
      const backOffMs = Math.min(longestWaitMs, this.#options.firstWaitMs * 2 ** (attempt - 1))
      const askedMs = failure.error instanceof PassingFailure ? failure.error.waitMs : 0
      await this.#wait(Math.max(askedMs, backOffMs * (0.75 + Math.random() / 2)))
    }
  }

  /** The text of an answer of at most `maxBytes`, as `read` makes of it; it may throw PassingFailure. */
  async text<T>(
    path: string,
    maxBytes: number,
    options: RequestOptions,
    read: (text: string) => T,
  ): Promise<T> {
    return this.ask(
      path,
      async (response, keepAlive) => {
        const chunks: Uint8Array[] = []
        for await (const chunk of readBytes(response, maxBytes, keepAlive)) chunks.push(chunk)
        return read(Buffer.concat(chunks).toString('utf8'))
      },
      () => options,
    )
  }

  /** An answer that is not JSON of the schema is taken for one that is not whole, and asked for again. */
  async json<T>(path: string, schema: z.ZodType<T>, maxBytes: number, options: RequestOptions): Promise<T> {
    return this.text(path, maxBytes, options, (text) => {
      const parsed = schema.safeParse(parseJson(text))
      if (!parsed.success) throw new PassingFailure('an answer of another form than expected')
      return parsed.data
    })
  }

  async #try<T>(
    path: string,
    read: (response: Response, keepAlive: () => void) => Promise<T>,
    options: RequestOptions,
  ): Promise<{ value: T } | { error: unknown }> {
    const silence = new AbortController()
    const silenceMs = this.#options.silenceMs
    const timer = setTimeout(() => silence.abort(new PassingFailure(`silent for ${silenceMs} ms`)), silenceMs)
    try {
      await this.#wait(this.#nextAt - Date.now())
      this.#nextAt = Date.now() + this.#options.pauseMs
      timer.refresh()
      const response = await this.#request(this.#urlOf(path, options.query ?? {}), options, silence.signal)
      return { value: await read(response, () => timer.refresh()) }
    } catch (error) {
      this.#signal?.throwIfAborted()
      if (isPassing(error, silence.signal)) return { error }
      throw error
    } finally {
      clearTimeout(timer)
      silence.abort()
    }
  }

  async #request(url: URL, options: RequestOptions, silence: AbortSignal, redirects = 0): Promise<Response> {
    const response = await fetch(url, {
      method: options.form === undefined ? 'GET' : 'POST',
      ...(options.form !== undefined && { body: new URLSearchParams(options.form) }),
      headers: { 'user-agent': 'auscult', ...options.headers },
      redirect: 'manual',
      signal: AbortSignal.any([silence, ...(this.#signal ? [this.#signal] : [])]),
    })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      const target = new URL(location, url)
      if (target.origin !== url.origin || redirects >= redirectLimit) {
        throw new DownloadError(`${this.#options.name} sends on to ${target.origin}, which is not asked.`)
      }
      return this.#request(target, options, silence, redirects + 1)
    }
    if (response.status === 429 || response.status === 408 || response.status >= 500) {
      throw new PassingFailure(`answered ${response.status}`, this.#readRetryAfter(response))
    }
    if (!response.ok) {
      const said = `${this.#options.name} refused ${url.pathname} (${response.status}).`
      throw new DownloadError(said, { status: response.status })
    }
    return response
  }

  #readRetryAfter(response: Response): number {
    const value = response.headers.get('retry-after')
    if (value === null) return 0
    const waitMs = /^\d+$/u.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
    if (!(waitMs > 0)) return 0
    if (waitMs <= longestRetryAfterMs) return waitMs
    throw new DownloadError(
      `${this.#options.name} asks to come back in ${Math.ceil(waitMs / 60_000)} minutes.`,
    )
  }

  #urlOf(path: string, query: Record<string, string>): URL {
    const url = new URL(this.#baseUrl)
    url.pathname = `${url.pathname.replace(/\/+$/u, '')}/${path}`
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  async #wait(waitMs: number): Promise<void> {
    if (waitMs > 0) await sleep(waitMs, undefined, this.#signal ? { signal: this.#signal } : {})
  }
}

/** The body of an answer, chunk by chunk. Throws DownloadError past `maxBytes`. */
export async function* readBytes(
  response: Response,
  maxBytes: number,
  keepAlive: () => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new DownloadError(`An answer of more than ${maxBytes} bytes was broken off.`)
    keepAlive()
    yield chunk
  }
}

function requireSafeUrl(text: string): URL {
  const url = URL.parse(text)
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
  if (url === null || !isSafe || url.username !== '' || url.password !== '') {
    throw new DownloadError(`'${text}' is not an address to download from: it must begin with https://.`)
  }
  return url
}

/** How fetch reports a connection that could not be made, and one that was cut. */
const connectionFailures: ReadonlySet<string> = new Set(['fetch failed', 'terminated'])

/** All else, a full disk among it, is not mended by asking again. */
function isPassing(error: unknown, silence: AbortSignal): boolean {
  if (error instanceof PassingFailure || silence.aborted) return true
  return error instanceof TypeError && connectionFailures.has(error.message)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return code === '' ? error.message : `${error.message}, ${code}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
