import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { BackupError } from '../backup-error.ts'

/** A file of an archive. Its body is read to the end, or skipped, before the next one comes. */
export type Entry = { name: string; body: AsyncIterable<Uint8Array>; skip(): Promise<void> }

/** The files of an archive in their order. They and their bodies throw `BackupError` where it is cut off, was changed, or is something else. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const unpacked = pipeline(createReadStream(path), createGunzip(), () => undefined)
  // What reads it as a stream of the web hears of a failure, and not which.
  let failure: unknown
  unpacked.on('error', (error) => {
    failure = error
  })
  const toError = (error: unknown) => toFault(failure ?? error, path)
  const entries = Readable.toWeb(unpacked)
    .pipeThrough(createTarDecoder({ strict: true }))
    .getReader()
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream
      const { value, done } = await entries.read()
      if (done) return
      const { header, body } = value
      yield { name: header.name, body: told(body, toError), skip: () => readAway(body) }
    }
  } catch (error) {
    throw toError(error)
  } finally {
    // Not waited for: where somebody stops in the middle, it would wait for a body that nobody reads.
    entries.cancel().catch(() => undefined)
    unpacked.destroy()
  }
}

/** `cancel` of modern-tar 0.8.6 lets the body of the file behind it come to no end. */
async function readAway(body: ReadableStream<Uint8Array>): Promise<void> {
  await body.pipeTo(new WritableStream())
}

async function* told(
  body: ReadableStream<Uint8Array>,
  toError: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw toError(error)
  }
}

function toFault(cause: unknown, path: string): unknown {
  if (cause instanceof BackupError || !(cause instanceof Error)) return cause
  const code = 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOENT') return new BackupError(`There is no file ${path}.`, { cause })
  if (code === 'EISDIR') return new BackupError(`${path} is a folder, and no backup.`, { cause })
  if (code === 'Z_BUF_ERROR')
    return new BackupError(`${path} ends too early: it is not the whole backup. Copy it again.`, { cause })
  if (cause.message === 'incorrect header check')
    return new BackupError(`${path} is no backup: it is no gzipped archive.`, { cause })
  if (code.startsWith('E')) return cause
  return new BackupError(`${path} is not as it was written (${cause.message}). Take another copy of it.`, {
    cause,
  })
}
