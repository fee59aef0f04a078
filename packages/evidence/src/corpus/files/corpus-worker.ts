import { parentPort } from 'node:worker_threads'
import { type CorpusEvent, textLength } from '../corpus-event.ts'
import { ForeignFileError, SourceFileError } from '../source-errors.ts'
import type { ReaderReply, ReaderRequest } from './corpus-reader.ts'
import { readCorpusFile } from './read-corpus-file.ts'

const eventsPerPart = 500
const charactersPerPart = 1_500_000

/** One file being read: parts are handed out one request at a time. */
class OpenFile {
  readonly #reading: number
  readonly #events: AsyncGenerator<CorpusEvent>
  #bytesOnDisk = 0
  #ended = false

  constructor(reading: number, path: string) {
    this.#reading = reading
    this.#events = readCorpusFile(path, (bytes) => (this.#bytesOnDisk = bytes))
  }

  get reading() {
    return this.#reading
  }

  async readPart(): Promise<ReaderReply | undefined> {
    if (this.#ended) return undefined
    const events: CorpusEvent[] = []
    const end = await this.#fill(events)
    this.#ended = end !== null
    return { reading: this.#reading, events, bytesOnDisk: this.#bytesOnDisk, end }
  }

  async abandon(): Promise<void> {
    this.#ended = true
    await this.#events.return(undefined)
  }

  async #fill(events: CorpusEvent[]): Promise<ReaderReply['end']> {
    try {
      for (let length = 0; events.length < eventsPerPart && length < charactersPerPart; ) {
        const next = await this.#events.next()
        if (next.done === true) return { kind: 'complete' }
        events.push(next.value)
        length += textLength(next.value)
      }
      return null
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (error instanceof ForeignFileError) return { kind: 'foreign-file', message }
      if (error instanceof SourceFileError) return { kind: 'bad-file', message }
      return isSystemError(error)
        ? { kind: 'bad-file', message: `cannot be read (${error.code})` }
        : { kind: 'crash', message }
    }
  }
}

/** A file that vanished, may not be opened, or lies on a failing disk: bad for that file, not for the others. */
function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error
}

let file: OpenFile | undefined
let working = Promise.resolve()

async function answer(request: ReaderRequest): Promise<void> {
  if (request.type === 'open') {
    await file?.abandon()
    file = new OpenFile(request.reading, request.path)
    return
  }
  if (file?.reading !== request.reading) return
  const reply = await file.readPart()
  if (reply !== undefined) parentPort?.postMessage(reply, [])
}

parentPort?.on('message', (request: ReaderRequest) => {
  working = working.then(() => answer(request))
})
