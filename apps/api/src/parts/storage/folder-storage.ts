import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../start-error.ts'
import { requireContentType, requireKey, type Storage, StorageUnavailable } from './storage.ts'

/** Where a file is written before it takes its place. No key begins with a dot. */
const arriving = '.arriving'
/** What is older was left by a process that was killed while it wrote. */
const abandonedAfterMs = 60 * 60_000

/**
 * The embedded default: each file one of `folder`, its media type in the first line, so that one rename puts both in place. Written to the
 * disk itself before `put` resolves.
 */
export async function openFolderStorage(folder: string): Promise<Storage> {
  await mkdir(join(folder, arriving), { recursive: true, mode: 0o700 })
  await dropAbandoned(join(folder, arriving))

  const placeOf = (key: string) => {
    requireKey(key)
    return join(folder, ...key.split('/'))
  }

  return {
    async put(key, bytes, contentType) {
      const place = placeOf(key)
      requireContentType(contentType)
      const draft = join(folder, arriving, randomUUID())
      try {
        await mkdir(dirname(place), { recursive: true, mode: 0o700 })
        await writeWhole(draft, Buffer.concat([Buffer.from(`${contentType}\n`), bytes]))
        await rename(draft, place)
        await syncFolder(dirname(place))
      } catch (error) {
        await rm(draft, { force: true })
        throw toUnavailable(error)
      }
    },

    async read(key) {
      const place = placeOf(key)
      try {
        const kept = await readFile(place)
        const end = kept.indexOf('\n')
        return { contentType: kept.toString('latin1', 0, end), bytes: kept.subarray(end + 1) }
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined
        throw toUnavailable(error)
      }
    },

    async delete(key) {
      const place = placeOf(key)
      try {
        await rm(place)
      } catch (error) {
        if (!hasCode(error, 'ENOENT')) throw toUnavailable(error)
      }
    },

    async isUp() {
      await access(join(folder, arriving), constants.W_OK | constants.X_OK)
      return (await statfs(folder)).bavail > 0
    },

    close: async () => undefined,
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is on the disk once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function dropAbandoned(folder: string): Promise<void> {
  const oldest = Date.now() - abandonedAfterMs
  const paths = (await readdir(folder)).map((name) => join(folder, name))
  await Promise.all(
    paths.map(async (path) => {
      if ((await stat(path)).mtimeMs < oldest) await rm(path, { force: true })
    }),
  )
}

function toUnavailable(cause: unknown): unknown {
  if (!hasCode(cause, 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE')) return cause
  return new StorageUnavailable('The folder of the stored files cannot be used.', { cause })
}
