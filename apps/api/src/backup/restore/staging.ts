import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { restoringFolder } from '../../parts/unfinished-restore.ts'
import { BackupError } from '../backup-error.ts'

/** What of DATA_DIR a restore brings, each a folder. The database comes last: with it the installation is there. */
const restored = ['keys', 'lexicon', 'import-state', 'evidence', 'files', 'db'] as const

/** A folder of DATA_DIR in which everything is made ready, to be put into place by renaming. */
export type Staging = {
  folder: string
  /** Puts everything into place; what cannot be is undone, and thrown. */
  putInPlace(): Promise<void>
  /** Takes out again what `putInPlace` did. */
  undo(): Promise<void>
  remove(): Promise<void>
}

/** Throws `BackupError` where DATA_DIR holds something already that the restore would bring. */
export async function openStaging(
  { DATA_DIR: dataFolder }: Config,
  { withKeys }: { withKeys: boolean },
): Promise<Staging> {
  for (const name of restored) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    if ((name !== 'keys' || withKeys) && (await hasFiles(join(dataFolder, name))))
      throw new BackupError(
        `${join(dataFolder, name)} is not empty. A backup is restored into an empty installation only, so that nothing of a living one is lost: set DATA_DIR to a new folder, or move the old one away.`,
      )
  }
  const folder = join(dataFolder, restoringFolder)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let moved: string[] = []

  async function undo(): Promise<void> {
    for (const name of moved.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- a handful
      await rename(join(dataFolder, name), join(folder, name))
    }
    moved = []
  }

  return {
    folder,
    undo,
    async putInPlace() {
      try {
        for (const name of restored) {
          if (!existsSync(join(folder, name))) continue
          // oxlint-disable no-await-in-loop -- in this order
          // Empty folders at the most, as seen above.
          await rm(join(dataFolder, name), { recursive: true, force: true })
          await rename(join(folder, name), join(dataFolder, name))
          // oxlint-enable no-await-in-loop
          moved.push(name)
        }
      } catch (error) {
        await undo()
        throw error
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  const inside = await readdir(folder, { recursive: true, withFileTypes: true })
  return inside.some((entry) => !entry.isDirectory())
}
