import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import type { Config } from '../config.ts'
import { listStoredPictures } from '../features/photo/store.ts'
import type { Clock } from '../parts/clock.ts'
import type { DatabasePart, Statement } from '../parts/db/database.ts'
import { listApplied } from '../parts/db/migrations.ts'
import type { Storage } from '../parts/storage/storage.ts'
import { keysName } from './archive/check-archive.ts'
import { archiveFormat, type Manifest } from './archive/manifest.ts'
import { type ArchiveWriter, createArchive } from './archive/write-archive.ts'
import { dumpTable, fixTextForms } from './database/dump-tables.ts'
import { listTables } from './database/table-list.ts'
import { dumpEvidence } from './evidence/dump-evidence.ts'
import { listKeys } from './keys/key-list.ts'
import { seal } from './keys/sealed-keys.ts'

export type BackupSources = {
  config: Config
  clock: Clock
  database: Pick<DatabasePart, 'readOneMoment' | 'migrationsSchema'>
  storage: Pick<Storage, 'read'>
  openEvidence: () => Promise<{ index: Pick<EvidenceIndex, 'documents'> }>
  /** Of this release. */
  version: string
}

/** How the keys are closed; `leaveOut` writes none. */
export type KeysWish = { passphrase: string } | 'leaveOut'

type Tell = (line: string) => void

/** Writes a whole backup to `path`, which is left half written where it throws. */
export async function makeArchive(
  path: string,
  sources: BackupSources,
  keys: KeysWish,
  tell: Tell,
): Promise<Manifest> {
  const { config, clock, database, version } = sources
  const madeAt = clock().toISOString()
  const archive = createArchive(path)
  try {
    const { tables, applied, fileKeys } = await database.readOneMoment((query) =>
      dumpDatabase(archive, query, database.migrationsSchema, tell),
    )
    const files = await dumpFiles(archive, sources.storage, fileKeys, tell)
    const { index } = await sources.openEvidence()
    const evidence = await dumpEvidence(archive, { index, dataFolder: config.DATA_DIR, tell })
    if (keys !== 'leaveOut')
      await archive.add(keysName, await seal(JSON.stringify(await listKeys(config)), keys.passphrase))
    return await archive.finish({
      format: archiveFormat,
      version,
      madeAt,
      schema: { migrations: applied.length, newest: applied.at(-1) ?? '' },
      tables,
      files,
      evidence,
      hasKeys: keys !== 'leaveOut',
    })
  } catch (error) {
    await archive.abandon(error)
    throw error
  }
}

/** The rows of all tables, and which files they name, in one moment. */
async function dumpDatabase(archive: ArchiveWriter, query: Statement, schema: string, tell: Tell) {
  await fixTextForms(query)
  const tables: Record<string, number> = {}
  // oxlint-disable no-await-in-loop -- one connection, and one archive
  for (const table of await listTables(query)) {
    let [rows, parts] = [0, 0]
    for await (const part of dumpTable(query, table)) {
      parts += 1
      rows += part.rows
      await archive.add(`database/${table.name}/${String(parts).padStart(6, '0')}.jsonl`, part.text)
    }
    tables[table.name] = rows
    tell(`database: ${table.name}, ${rows} rows`)
  }
  // oxlint-enable no-await-in-loop
  return { tables, applied: await listApplied(query, schema), fileKeys: await listStoredPictures(query) }
}

const tellEvery = 1_000

async function dumpFiles(
  archive: ArchiveWriter,
  storage: Pick<Storage, 'read'>,
  keys: readonly string[],
  tell: Tell,
): Promise<Manifest['files']> {
  let [kept, missing] = [0, 0]
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- one in memory at a time
    const file = await storage.read(key)
    if (file === undefined) missing += 1
    else {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await archive.add(`files/${key}`, file.bytes, file.contentType)
      kept += 1
    }
    if ((kept + missing) % tellEvery === 0) tell(`files: ${kept + missing} of ${keys.length}`)
  }
  tell(`files: ${kept}${missing > 0 ? `, and ${missing} that are named and not there` : ''}`)
  return { kept, missing }
}
