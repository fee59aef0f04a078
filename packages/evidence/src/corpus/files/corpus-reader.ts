import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CorpusEvent } from '../corpus-event.ts'
import { ForeignFileError, SourceFileError } from '../source-errors.ts'

/** To the worker: read a file from the start, or send the next part of the file named by `reading`. */
export type ReaderRequest =
  | { type: 'open'; reading: number; path: string }
  | { type: 'next'; reading: number }

/** From the worker: a part of a file; the last one has an `end`. */
export type ReaderReply = {
  reading: number
  events: CorpusEvent[]
  bytesOnDisk: number
  end: { kind: 'complete' } | { kind: 'foreign-file' | 'bad-file' | 'crash'; message: string } | null
}

/** Parts the worker may be ahead. Each has up to 500 abstracts, or fewer longer records; then the worker waits. */
const partsAhead = 12

/** Reads corpus files on a thread of its own, so that parsing and indexing share two cores. */
export class CorpusReader {
  readonly #worker = new Worker(new URL('./corpus-worker.ts', import.meta.url))
  #reading = 0

  /**
   * Parts of a file in its order. Throws SourceFileError after the last whole record of a bad file, or the signal's reason.
   */
  async *read(
    path: string,
    { signal, onRead }: { signal?: AbortSignal; onRead?: (bytesOnDisk: number) => void } = {},
  ): AsyncGenerator<CorpusEvent[]> {
    signal?.throwIfAborted()
    this.#reading += 1
    const reading = this.#reading
    const replies: AsyncIterable<ReaderReply[]> = on(this.#worker, 'message', signal ? { signal } : {})
    this.#send({ type: 'open', reading, path })
    for (let part = 0; part < partsAhead; part += 1) this.#send({ type: 'next', reading })
    try {
      for await (const [reply] of replies) {
        if (reply?.reading !== reading) continue
        onRead?.(reply.bytesOnDisk)
        yield reply.events
        if (reply.end?.kind === 'foreign-file') throw new ForeignFileError(reply.end.message)
        if (reply.end?.kind === 'bad-file') throw new SourceFileError(reply.end.message)
        if (reply.end?.kind === 'crash') throw new Error(reply.end.message)
        if (reply.end !== null) return
        this.#send({ type: 'next', reading })
      }
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #send(request: ReaderRequest) {
    this.#worker.postMessage(request, [])
  }
}
