import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { BackupError } from '../backup-error.ts'

/** A file of an archive. Its body is read to the end, or cancelled, before the next one comes. */
export type Entry = { name: string; body: ReadableStream<Uint8Array> }

/** The files of an archive in their order. Throws `BackupError` where it is cut off, was changed, or is something else. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const unpacked = pipeline(createReadStream(path), createGunzip(), () => undefined)
  try {
    const decoder = createTarDecoder({ strict: true })
    // The same stream by the types of Node and by those of the web.
    const entries = Readable.toWeb(unpacked).pipeThrough(decoder)
    for await (const { header, body } of entries) yield { name: header.name, body }
  } catch (error) {
    throw toFault(error, path)
  } finally {
    unpacked.destroy()
  }
}

function toFault(cause: unknown, path: string): unknown {
  if (cause instanceof BackupError || !(cause instanceof Error)) return cause
  const code = 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOENT') return new BackupError(`There is no file ${path}.`, { cause })
  if (code === 'EISDIR') return new BackupError(`${path} is a folder, and no backup.`, { cause })
  if (code === 'Z_BUF_ERROR')
    return new BackupError(`${path} ends too early: it is not the whole backup. Copy it again.`, { cause })
  if (code === 'Z_DATA_ERROR' && cause.message.includes('header'))
    return new BackupError(`${path} is no backup: it is no gzipped archive.`, { cause })
  if (code.startsWith('E')) return cause
  return new BackupError(`${path} is not as it was written (${cause.message}). Take another copy of it.`, {
    cause,
  })
}
