import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { type Backups, createBackups } from '../backup/backups.ts'
import { type Restored, restoreBackup, type RestoreWish } from '../backup/restore/restore-backup.ts'
import { type Config, readConfig } from '../config.ts'
import type { DatabasePart } from '../parts/db/database.ts'
import { openPglite } from '../parts/db/pglite.ts'
import { openPostgres } from '../parts/db/postgres.ts'
import { openFolderStorage } from '../parts/storage/folder-storage.ts'
import type { Storage } from '../parts/storage/storage.ts'
import { knowledge } from './knowledge.ts'
import { createServerDatabase } from './server-database.ts'

export const passphrase = 'a passphrase that nobody guesses'

/** What a backup is made of and restored into: a data folder, and a new database on the PostgreSQL of the tests where they run on one. */
export type Installation = {
  config: Config
  dataFolder: string
  restore(wish: Partial<RestoreWish> & { file: string }): Promise<Restored>
  /** Its database, which is closed again after the work. */
  withDatabase<Result>(work: (database: DatabasePart) => Promise<Result>): Promise<Result>
  /** Puts documents into its evidence. */
  index(documents: readonly Document[]): Promise<void>
  /** All of its evidence, by id. */
  documents(): Promise<Document[]>
  storage(): Promise<Storage>
  /** Backups of a database that is open already. */
  backupsOf(database: DatabasePart, version?: string): Backups
  remove(): Promise<void>
}

/** With `embedded` its database is in the folder in any case. */
export async function createInstallation({
  embedded = false,
  environment = {},
}: {
  embedded?: boolean
  environment?: Record<string, string>
} = {}): Promise<Installation> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'auscult-installation-'))
  const server = embedded ? undefined : await createServerDatabase()
  const config = readConfig({
    DATA_DIR: dataFolder,
    ...(server !== undefined && { DATABASE_URL: server.url }),
    ...environment,
  })
  const storage = () => openFolderStorage(join(dataFolder, 'files'))

  const documents = () => readDocuments(dataFolder)

  return {
    config,
    dataFolder,
    storage,
    documents,
    async index(batch) {
      const index = await openIndex(dataFolder)
      await index.index(batch)
      await index.close()
    },
    restore: (wish) =>
      restoreBackup(
        { config, openIndex, tell: () => undefined },
        { passphrase, withoutKeys: false, checkOnly: false, ...wish },
      ),
    async withDatabase(work) {
      const database =
        server === undefined ? await openPglite(join(dataFolder, 'db')) : await openPostgres(server.url, 2)
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
    backupsOf: (database, version = '0.0.0-test') =>
      createBackups({
        config,
        clock: () => new Date('2026-11-20T02:30:00.000Z'),
        database,
        storage: { read: async (key) => (await storage()).read(key) },
        openEvidence: async () => ({ index: { documents: () => inOneBatch(documents) } }),
        version,
      }),
    async remove() {
      await rm(dataFolder, { recursive: true, force: true })
      await server?.drop()
    },
  }
}

async function openIndex(folder: string): Promise<EvidenceIndex> {
  return openLanceIndex(join(folder, 'evidence'), (await knowledge).records)
}

async function readDocuments(dataFolder: string): Promise<Document[]> {
  const index = await openIndex(dataFolder)
  const all: Document[] = []
  for await (const batch of index.documents()) all.push(...batch)
  await index.close()
  return all.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

async function* inOneBatch(read: () => Promise<Document[]>): AsyncGenerator<Document[]> {
  yield await read()
}
