import { Worker } from 'node:worker_threads'
import type { Document } from '../corpus/document.ts'

/** What a row needs of a document beside the document: see `indexedLines` and `packRecord`. */
export type ReadAhead = { lines: string[]; record: string }

type Answer = { request: number; read: ReadAhead[]; stamp: string }

/** Reads records on a thread of its own, for an import: a parser, this and the index then share two cores. */
export class RecordThread {
  readonly #worker: Worker
  readonly #stamp: string
  readonly #waiting = new Map<number, PromiseWithResolvers<ReadAhead[]>>()
  #requests = 0

  /** `stamp` is that of the maker it stands in for. */
  constructor(contentFolder: string, dataFolder: string, stamp: string) {
    this.#stamp = stamp
    this.#worker = new Worker(new URL('./record-worker.ts', import.meta.url), {
      workerData: { contentFolder, dataFolder },
    })
    this.#worker.on('message', (answer: Answer) => this.#take(answer))
    this.#worker.on('error', (error) => this.#fail(error))
    // What it reads is waited for; the thread itself keeps nobody waiting.
    this.#worker.unref()
  }

  /** In the order of the documents. Rejects where the thread died, or has other names than its maker by now. */
  read(documents: readonly Document[]): Promise<ReadAhead[]> {
    const waiting = Promise.withResolvers<ReadAhead[]>()
    this.#requests += 1
    this.#waiting.set(this.#requests, waiting)
    this.#worker.ref()
    this.#worker.postMessage({ request: this.#requests, documents }, [])
    return waiting.promise
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
    this.#fail(new Error('The thread that reads records was closed.'))
  }

  #take({ request, read, stamp }: Answer): void {
    const waiting = this.#waiting.get(request)
    this.#waiting.delete(request)
    if (this.#waiting.size === 0) this.#worker.unref()
    if (stamp === this.#stamp) waiting?.resolve(read)
    else waiting?.reject(new Error('The names changed while records were read.'))
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error)
    this.#waiting.clear()
  }
}
