import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { type Manifest, manifestName, type Part } from './manifest.ts'

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

export type ArchiveWriter = {
  add(name: string, content: Uint8Array | string, contentType?: string): Promise<void>
  /** A file of the disk, read piece by piece; nobody may write to it meanwhile. */
  addFile(name: string, path: string): Promise<void>
  /** Resolves once all is on the disk itself. */
  finish(about: Omit<Manifest, 'parts'>): Promise<Manifest>
  /** Gives up; the file stays for the caller to remove. */
  abandon(reason: unknown): Promise<void>
}

/** Writes a gzipped tar to a path, which only its owner may read, with the SHA-256 of each part in a manifest at its end. */
export function createArchive(to: string): ArchiveWriter {
  const { readable, controller } = createTarPacker()
  const written = pipeline(
    Readable.from(readable),
    createGzip(),
    createWriteStream(to, { mode: 0o600, flush: true }),
  )
  written.catch(() => undefined)
  const parts: Part[] = []

  async function pack(name: string, size: number, content: Bytes): Promise<string> {
    const hash = createHash('sha256')
    try {
      const entry = controller.add({ name, size, mode: 0o600 }).getWriter()
      for await (const piece of content) {
        hash.update(piece)
        await entry.write(piece)
      }
      await entry.close()
    } catch (error) {
      controller.error(error)
      // What stopped the writing, where that is the reason.
      await written
      throw error
    }
    return hash.digest('hex')
  }

  async function add(name: string, content: Uint8Array | string, contentType?: string): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const sha256 = await pack(name, bytes.length, [bytes])
    parts.push({ name, bytes: bytes.length, sha256, ...(contentType !== undefined && { contentType }) })
  }

  return {
    add,
    async addFile(name, path) {
      const { size } = await stat(path)
      const sha256 = await pack(name, size, createReadStream(path))
      parts.push({ name, bytes: size, sha256 })
    },
    async finish(about) {
      const manifest = { ...about, parts: [...parts] }
      await add(manifestName, JSON.stringify(manifest, null, 1))
      controller.finalize()
      await written
      return manifest
    },
    async abandon(reason) {
      controller.error(reason)
      await written.catch(() => undefined)
    },
  }
}
