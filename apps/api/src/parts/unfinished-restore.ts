import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** In DATA_DIR while a backup is restored into it. */
export const restoringFolder = '.restoring'

/** Throws `StartError` where a restore was broken off, or runs: what is there is not whole. */
export function requireNoUnfinishedRestore(dataFolder: string): void {
  const folder = join(dataFolder, restoringFolder)
  if (!existsSync(folder)) return
  throw new StartError(
    `A restore into ${dataFolder} is running, or was broken off. Wait for it or run it again; to begin without it, remove ${folder}.`,
  )
}
