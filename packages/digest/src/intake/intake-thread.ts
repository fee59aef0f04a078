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

/** Fetches and reads on a thread of its own, so that whoever asks the server meanwhile waits for none of it. */
export class IntakeThread implements SourceReader {
  readonly #workerData: { settings: IntakeSettings; sources: readonly Source[] }
  #worker: Worker | undefined
  readonly #waiting = new Map<number, PromiseWithResolvers<Reading>>()
  #requests = 0

  /** `sources` are all that are known, not those that are asked. */
  constructor(settings: IntakeSettings, sources: readonly Source[]) {
    this.#workerData = { settings, sources }
  }

  /** Throws what went wrong with the source, as a `RefusedFetch`. */
  read(source: Source, version: Version, since: Date): Promise<Reading> {
    const waiting = Promise.withResolvers<Reading>()
    this.#requests += 1
    this.#waiting.set(this.#requests, waiting)
    const request: IntakeRequest = { request: this.#requests, source, version, since }
    this.#worker ??= this.#start()
    this.#worker.postMessage(request, [])
    return waiting.promise
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#fail(new Error('The thread that reads sources was closed.'))
  }

  /** With the first reading: most runs find nothing due, and what it reads by takes seconds to load. */
  #start(): Worker {
    const worker = new Worker(new URL('./intake-worker.ts', import.meta.url), {
      workerData: this.#workerData,
    })
    worker.on('message', (answer: IntakeAnswer) => this.#take(answer))
    worker.on('error', (error) => {
      this.#worker = undefined
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
