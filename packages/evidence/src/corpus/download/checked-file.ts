import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { DownloadError, type HttpSource, readBytes } from './http-source.ts'

/** The largest file of PubMed's baseline has about a hundred million bytes. */
const fileLimitBytes = 4_000_000_000
const downloads = 3

/**
 * Downloads a file with its `.md5` beside it. What is there of it is not asked for again, also after the process has ended;
 * a file whose checksum is wrong is deleted and downloaded anew, three times at most. Throws DownloadError.
 */
export async function downloadChecked(
  source: HttpSource,
  path: string,
  target: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<void> {
  const expected = await source.text(`${path}.md5`, 10_000, {}, readChecksum)
  if (expected === undefined) throw new DownloadError(`There is no checksum in ${path}.md5.`)
  const part = `${target}.part`
  for (let download = 1; download <= downloads; download += 1) {
    await downloadInto(source, path, part, onBytes)
    if ((await checksumOf(part)) === expected) {
      await rename(part, target)
      return
    }
    await rm(part)
  }
  throw new DownloadError(
    `The checksum of ${path} was wrong in ${downloads} downloads; the file was deleted.`,
  )
}

/** 'MD5(pubmed26n0001.xml.gz)= 5d41…' or the bare digest. */
function readChecksum(text: string): string | undefined {
  return /\b[0-9a-f]{32}\b/iu.exec(text)?.[0].toLowerCase()
}

async function downloadInto(
  source: HttpSource,
  path: string,
  part: string,
  onBytes: (bytes: number) => void,
): Promise<void> {
  let startedAt = 0
  let size = 0
  try {
    await source.ask(
      path,
      async (response, keepAlive) => {
        const isRest = response.status === 206
        size = isRest ? startedAt : 0
        const file = await open(part, isRest ? 'a' : 'w')
        try {
          for await (const chunk of readBytes(response, fileLimitBytes, keepAlive)) {
            await file.appendFile(chunk)
            size += chunk.byteLength
            onBytes(size)
          }
          await file.sync()
        } finally {
          await file.close()
        }
      },
      async () => {
        startedAt = await sizeOf(part)
        size = startedAt
        // A server that packed the file once more would make nonsense of positions and checksum.
        const range = startedAt === 0 ? {} : { range: `bytes=${startedAt}-` }
        return { headers: { 'accept-encoding': 'identity', ...range } }
      },
      () => size > startedAt,
    )
  } catch (error) {
    // Nothing follows what is there: it is whole, or too long, and the checksum tells.
    if (!(error instanceof DownloadError && error.status === 416)) throw error
  }
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('md5')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
