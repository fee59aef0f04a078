import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../../parts/storage/folder-storage.ts'
import type { BackupPlace } from './backup-place.ts'

export async function openFolderPlace(folder: string): Promise<BackupPlace> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draftOf = (name: string) => join(folder, `.${name}.part`)
  return {
    address: folder,
    has: async (name) => existsSync(join(folder, name)),
    draftOf,
    async keep(name) {
      await rename(draftOf(name), join(folder, name))
      await syncFolder(folder)
    },
    fetch: async (name) => join(folder, name),
    list: () => readdir(folder),
    delete: (name) => rm(join(folder, name), { force: true }),
    close: async () => undefined,
  }
}
