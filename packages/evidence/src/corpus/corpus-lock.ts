import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process is writing to this corpus. */
export class CorpusLockedError extends Error {
  constructor() {
    super('Another import is writing to this corpus. Wait until it is done, then run the command again.')
  }
}

export type CorpusLock = { release(): void }

const sqliteBusy = 5

/**
 * Takes the right to write to the corpus, for one process at a time. The operating system holds the lock, so it is free
 * again after any end of the process, kill -9 included. Throws CorpusLockedError.
 */
export async function lockCorpus(stateFolder: string): Promise<CorpusLock> {
  await mkdir(stateFolder, { recursive: true })
  const database = new DatabaseSync(join(stateFolder, 'lock.sqlite'))
  try {
    database.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    database.close()
    if (isBusy(error)) throw new CorpusLockedError()
    throw error
  }
  return { release: () => database.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}
