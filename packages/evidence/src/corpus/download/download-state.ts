import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { writeWhole } from '../import/import-state.ts'

/** The note of a download in its folder. While it is there the same download goes on, or is done and waits to be taken in. */
export function stateFileIn(folder: string): string {
  return join(folder, 'download.state')
}

/** Keeps the files; the same download begins anew the next time. */
export async function forgetDownload(folder: string): Promise<void> {
  await rm(stateFileIn(folder), { force: true })
}

/** What a download noted of itself; undefined where there is nothing, or nothing that can be used. */
export async function findDownloadState<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data
  } catch {
    return undefined
  }
}

export async function saveDownloadState(path: string, state: unknown): Promise<void> {
  await writeWhole(path, JSON.stringify(state))
}
