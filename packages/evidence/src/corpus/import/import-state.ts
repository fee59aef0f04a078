import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { FileContents } from './file-contents.ts'
import type { FileMark } from './import-batch.ts'

const FileState = z.object({
  path: z.string(),
  size: z.number(),
  modifiedMs: z.number(),
  /** Raised when the reader gets more out of a file; files read by an older one are read again. */
  reader: z.literal(1),
  /** Events of the file that are in the index, counted from its beginning. */
  eventsDone: z.number().int(),
  finished: z.boolean(),
  /** What was read up to here, and when; missing where an older version wrote the mark. */
  contents: FileContents.optional(),
  importedAt: z.iso.datetime().optional(),
})
export type FileState = z.infer<typeof FileState>

/** How far each file has come. Kept beside the index, written whole after each committed batch. */
export class ImportState {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** A file that changed, or that was never read, starts at the beginning. */
  async findProgress(path: string): Promise<{ eventsDone: number; finished: boolean }> {
    const state = await this.#read(path)
    const found = await findStats(path)
    const isSame = found !== undefined && state?.size === found.size && state.modifiedMs === found.mtimeMs
    return isSame ? state : { eventsDone: 0, finished: false }
  }

  async saveProgress({ path, ...progress }: FileMark): Promise<void> {
    const found = await findStats(path)
    if (found === undefined) return
    const { size, mtimeMs } = found
    const importedAt = new Date().toISOString()
    const state: FileState = {
      path: resolve(path),
      size,
      modifiedMs: mtimeMs,
      reader: 1,
      ...progress,
      importedAt,
    }
    await mkdir(this.#folder, { recursive: true })
    await writeWhole(this.#fileFor(path), JSON.stringify(state))
  }

  /** The marks of all files, in no order. */
  async *marks(): AsyncGenerator<FileState> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- a folder may hold a hundred thousand: one at a time needs no memory
      const state = markName.test(name) ? await readMark(join(this.#folder, name)) : undefined
      if (state !== undefined) yield state
    }
  }

  #read(path: string): Promise<FileState | undefined> {
    return readMark(this.#fileFor(path))
  }

  #fileFor(path: string): string {
    return join(this.#folder, `${createHash('sha256').update(resolve(path)).digest('hex').slice(0, 32)}.json`)
  }
}

const markName = /^[0-9a-f]{32}\.json$/u

async function readMark(file: string): Promise<FileState | undefined> {
  try {
    return FileState.safeParse(JSON.parse(await readFile(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Undefined for a file that is gone. */
async function findStats(path: string) {
  return stat(path).catch(() => undefined)
}

/** Either the old text or the new one is on disk, never a part: written aside, flushed, renamed. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const aside = `${path}.new`
  const file = await open(aside, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, path)
}
