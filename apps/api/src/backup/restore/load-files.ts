import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openFolderStorage } from '../../parts/storage/folder-storage.ts'
import { openStorage } from '../../parts/storage/open-storage.ts'

export type FileLoader = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Deletes what this restore put where a rename does not undo it. */
  undo(): Promise<void>
  close(): Promise<void>
}

/** Into the bucket, which may hold the same files still, or into a folder that is to be put into place. */
export async function openFileLoader(config: Config, stagingFolder: string): Promise<FileLoader> {
  if (config.S3_BUCKET === undefined) {
    const storage = await openFolderStorage(join(stagingFolder, 'files'))
    return {
      put: (key, bytes, contentType) => storage.put(key, bytes, contentType),
      undo: async () => undefined,
      close: () => storage.close(),
    }
  }
  const storage = await openStorage(config)
  const added: string[] = []
  return {
    async put(key, bytes, contentType) {
      if ((await storage.read(key)) !== undefined) return
      added.push(key)
      await storage.put(key, bytes, contentType)
    },
    async undo() {
      // oxlint-disable-next-line no-await-in-loop -- a bucket that fails is not asked for thousands at once
      for (const key of added) await storage.delete(key)
    },
    close: () => storage.close(),
  }
}
