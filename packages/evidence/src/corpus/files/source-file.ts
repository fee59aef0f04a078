import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { TextDecoder } from 'node:util'
import { constants, createGunzip } from 'node:zlib'
import { SourceFileError } from '../source-errors.ts'

const chunkBytes = 256 * 1024

/**
 * The text of a file, plain or gzipped, chunk by chunk; which it is is told from its first bytes, not from its name. A
 * truncated gz gives out all that could be read. Throws SourceFileError for damaged gz data or an unknown encoding.
 */
export async function* readTextChunks(
  path: string,
  { signal, onRead }: { signal?: AbortSignal; onRead?: (bytesOnDisk: number) => void } = {},
): AsyncGenerator<string> {
  const head = await readHead(path)
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  const source = createReadStream(path, { highWaterMark: chunkBytes, ...(signal && { signal }) })
  const gunzip = () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: chunkBytes })
  // The loop below meets every error of the pipeline, so its callback has nothing left to do.
  const bytes: AsyncIterable<Uint8Array> = isGzip ? pipeline(source, gunzip(), () => undefined) : source
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of bytes) {
      decoder ??= createDecoder(chunk)
      yield decoder.decode(chunk, { stream: true })
      onRead?.(source.bytesRead)
    }
  } catch (error) {
    if (!isGzipError(error)) throw error
    throw new SourceFileError('the gz file is damaged', { cause: error })
  } finally {
    source.destroy()
  }
  yield decoder?.decode() ?? ''
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(2), 0, 2, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function createDecoder(firstChunk: Uint8Array): TextDecoder {
  const declaration = new TextDecoder('latin1').decode(firstChunk.subarray(0, 200))
  const encoding = /^\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/u.exec(declaration)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new SourceFileError(`unknown text encoding '${encoding}'`)
  }
}

function isGzipError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
