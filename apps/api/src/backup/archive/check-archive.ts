import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { BackupError } from '../backup-error.ts'
import { archiveFormat, Manifest, manifestName, type Part } from './manifest.ts'
import { readArchive } from './read-archive.ts'

type Checked = { manifest: Manifest; sealedKeys: string | undefined }

export const keysName = 'keys.json'

/**
 * Reads an archive to its end and compares every part with the manifest. Resolves to the manifest and to the keys as they are, sealed.
 * Throws `BackupError` where a part is missing, too many or not as it was written.
 */
export async function checkArchive(path: string, tell: (line: string) => void): Promise<Checked> {
  const found: Part[] = []
  let manifestText: string | undefined
  let sealedKeys: string | undefined
  for await (const { name, body } of readArchive(path)) {
    if (manifestText !== undefined) throw changed(path, `${name} stands behind the manifest`)
    if (name === manifestName) manifestText = await text(body)
    else if (name === keysName) {
      sealedKeys = await text(body)
      found.push(await measure(name, [Buffer.from(sealedKeys)]))
    } else found.push(await measure(name, body))
    if (found.length % 1_000 === 0) tell(`${found.length} parts checked`)
  }
  if (manifestText === undefined)
    throw new BackupError(`${path} is not a whole backup: it has no manifest at its end.`)
  const manifest = parseManifest(path, manifestText)
  compare(path, manifest.parts, found)
  return { manifest, sealedKeys }
}

async function measure(
  name: string,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<Part> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of pieces) {
    hash.update(piece)
    bytes += piece.length
  }
  return { name, bytes, sha256: hash.digest('hex') }
}

function parseManifest(path: string, json: string): Manifest {
  const parsed = parseJson(json)
  const format = z.object({ format: z.int() }).safeParse(parsed).data?.format
  if (format !== undefined && format > archiveFormat)
    throw new BackupError(
      `${path} was written by a newer release in a form that this one does not know (${format}). Install that release, or a newer one.`,
    )
  const read = Manifest.safeParse(parsed)
  if (!read.success) throw changed(path, 'its manifest cannot be read')
  return read.data
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function compare(path: string, written: readonly Part[], found: readonly Part[]): void {
  const same = (nth: number) => {
    const [one, other] = [written[nth], found[nth]]
    return one?.name === other?.name && one?.bytes === other?.bytes && one?.sha256 === other?.sha256
  }
  const odd = Array.from({ length: Math.max(written.length, found.length) }, (_, nth) => nth).find(
    (nth) => !same(nth),
  )
  if (odd !== undefined) throw changed(path, `${written[odd]?.name ?? found[odd]?.name} differs`)
}

const changed = (path: string, what: string) =>
  new BackupError(`${path} is not as it was written: ${what}. Take another copy of it.`)
