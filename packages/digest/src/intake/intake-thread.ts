import { Worker } from 'node:worker_threads'
import { RefusedFetch, type Version } from '../fetch/fetch-public.ts'
import type { Source } from '../known-sources.ts'
import type { IntakeSettings } from './open-readers.ts'
import type { Reading } from './reading.ts'

export type IntakeRequest = { request: number; source: Source; version: Version; since: Date }
export type IntakeAnswer =
  | { request: number; reading: Reading }
  | { request: number; message: string; retryAfterMs: number }

/** Asks sources for what is new. Whoever opens one closes it. */
export type SourceReader = {
  /** Throws a sentence for the operator where a source cannot be had. */
  read: (source: Source, version: Version, since: Date) => Promise<Reading>
  close: () => Promise<void>
}

/** More than what a source may take to fetch, with every attempt, and its stories to word. */
const withinMs = 300_000

/** Fetches and reads on a thread of its own, so that whoever asks the server meanwhile waits for none of it. */
export class IntakeThread implements SourceReader {
  readonly #workerData: { settings: IntakeSettings; sources: readonly Source[] }
  #worker: Worker | undefined
  readonly #waiting = new Map<number, PromiseWithResolvers<Reading>>()
  readonly #withinMs: number
  #requests = 0

  /** `sources` are all that are known, not those that are asked. A source that takes longer than `withinMs` is given up, and the thread with it. */
  constructor(
    settings: IntakeSettings,
    sources: readonly Source[],
    limits: { withinMs: number } = { withinMs },
  ) {
    this.#workerData = { settings, sources }
    this.#withinMs = limits.withinMs
  }

  /** Throws what went wrong with the source, as a `RefusedFetch`. */
  read(source: Source, version: Version, since: Date): Promise<Reading> {
    const waiting = Promise.withResolvers<Reading>()
    this.#requests += 1
    this.#waiting.set(this.#requests, waiting)
    const request: IntakeRequest = { request: this.#requests, source, version, since }
    this.#worker ??= this.#start()
    this.#worker.postMessage(request, [])
    const late = setTimeout(() => void this.#giveUp(source), this.#withinMs)
    return waiting.promise.finally(() => clearTimeout(late))
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#fail(new Error('The thread that reads sources was closed.'))
  }

  /** A thread that reads for ever answers no message: only its end frees whoever waits. The next reading starts another. */
  async #giveUp({ name }: Source): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    this.#fail(new RefusedFetch(`${name} took longer than ${this.#withinMs / 1_000} s to read`))
    await worker?.terminate()
  }

  /** With the first reading: most runs find nothing due, and what it reads by takes seconds to load. */
  #start(): Worker {
    const worker = new Worker(new URL('./intake-worker.ts', import.meta.url), {
      workerData: this.#workerData,
    })
    worker.on('message', (answer: IntakeAnswer) => this.#take(answer))
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#worker = undefined
      this.#fail(error)
    })
    return worker
  }

  #take(answer: IntakeAnswer): void {
    const waiting = this.#waiting.get(answer.request)
    this.#waiting.delete(answer.request)
    if ('reading' in answer) waiting?.resolve(answer.reading)
    else waiting?.reject(new RefusedFetch(answer.message, answer.retryAfterMs))
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error)
    this.#waiting.clear()
  }
}
