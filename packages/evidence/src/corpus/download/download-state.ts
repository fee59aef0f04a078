import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { writeWhole } from '../import-state.ts'

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
