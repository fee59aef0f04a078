import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
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
})
type FileState = z.infer<typeof FileState>

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
    const state: FileState = { path: resolve(path), size, modifiedMs: mtimeMs, reader: 1, ...progress }
    await mkdir(this.#folder, { recursive: true })
    await writeWhole(this.#fileFor(path), JSON.stringify(state))
  }

  async #read(path: string): Promise<FileState | undefined> {
    try {
      return FileState.safeParse(JSON.parse(await readFile(this.#fileFor(path), 'utf8'))).data
    } catch {
      return undefined
    }
  }

  #fileFor(path: string): string {
    return join(this.#folder, `${createHash('sha256').update(resolve(path)).digest('hex').slice(0, 32)}.json`)
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
