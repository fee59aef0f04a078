import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import type { Config } from '../../config.ts'
import type { DatabasePart, Statement } from '../../parts/db/database.ts'
import { openPglite } from '../../parts/db/pglite.ts'
import { openPostgres } from '../../parts/db/postgres.ts'
import { checkArchive, keysName } from '../archive/check-archive.ts'
import { type Manifest, manifestName } from '../archive/manifest.ts'
import { readArchive } from '../archive/read-archive.ts'
import { BackupError, toBackupError } from '../backup-error.ts'
import { createEvidenceLoader, type EvidenceLoader } from '../evidence/load-evidence.ts'
import { type Keys, listOtherKeys, parseKeys, writeKeyFiles } from '../keys/key-list.ts'
import { unseal } from '../keys/sealed-keys.ts'
import { openNamed } from '../places/open-place.ts'
import { type FileLoader, openFileLoader } from './load-files.ts'
import { findSchema, loadDatabase, type SchemaSteps } from './load-database.ts'
import { openStaging, type Staging } from './staging.ts'

export type RestoreWish = {
  /** A path or `s3://BUCKET/KEY`. */
  file: string
  passphrase: string | undefined
  /** Leaves the keys as DATA_DIR and the configuration have them. */
  withoutKeys: boolean
  /** Reads and checks, and writes nothing. */
  checkOnly: boolean
}

type Deps = {
  config: Config
  /** Opens an empty index in a data folder, which reads what is put into it by the names of that folder. */
  openIndex: (dataFolder: string) => Promise<EvidenceIndex>
  tell: (line: string) => void
}

export type Restored = {
  manifest: Manifest
  /** Migrations that were applied to bring the database to this release. */
  migrated: number
  /** Settings that hold another key than the backup. */
  otherKeys: string[]
}

/** Restores a backup into an empty installation, or changes nothing. Throws `BackupError`, `StartError`. */
export async function restoreBackup(deps: Deps, wish: RestoreWish): Promise<Restored> {
  const { place, name } = await openNamed(deps.config, wish.file)
  try {
    const path = await place.fetch(name)
    const { manifest, sealedKeys } = await checkArchive(path, deps.tell)
    const steps = findSchema(manifest)
    const keys = wish.withoutKeys ? {} : await openKeys(sealedKeys, wish.passphrase)
    if (!wish.checkOnly) await write(deps, { path, manifest, steps, keys })
    return { manifest, migrated: steps.after.length, otherKeys: listOtherKeys(deps.config, keys) }
  } catch (error) {
    throw toBackupError(error, `${wish.file} was not restored`)
  } finally {
    await place.close()
  }
}

async function openKeys(sealed: string | undefined, passphrase: string | undefined): Promise<Keys> {
  if (sealed === undefined) return {}
  if (passphrase === undefined)
    throw new BackupError(
      'The keys of this backup are closed with a passphrase: set BACKUP_PASSPHRASE. Without it --without-keys restores the rest; everybody has to log in again then, and who wanted no invites may get one.',
    )
  return parseKeys(await unseal(sealed, passphrase))
}

type Archive = { path: string; manifest: Manifest; steps: SchemaSteps; keys: Keys }

async function write({ config, openIndex, tell }: Deps, archive: Archive): Promise<void> {
  const { path, manifest, steps, keys } = archive
  const hasKeys = Object.keys(keys).length > 0
  const staging = await openStaging(config, { withKeys: hasKeys })
  const files = await openFileLoader(config, staging.folder)
  const evidence = createEvidenceLoader(staging.folder, () => openIndex(staging.folder))
  try {
    if (hasKeys) await writeKeyFiles(join(staging.folder, 'keys'), keys)
    await inDatabase(config, staging, async (query, schema) => {
      await loadDatabase(query, { path, manifest, steps, schema, tell })
      await loadRest(archive, { files, evidence, tell })
    })
  } catch (error) {
    await files.undo()
    throw error
  } finally {
    await evidence.close()
    await files.close()
    await staging.remove()
  }
}

/** Does the work in one transaction, and puts all folders into place with its end. */
async function inDatabase(
  config: Config,
  staging: Staging,
  work: (query: Statement, schema: DatabasePart['migrationsSchema']) => Promise<void>,
): Promise<void> {
  if (config.DATABASE_URL === undefined) {
    const database = await openPglite(join(staging.folder, 'db')).catch((cause: unknown) => {
      // It does not say what the system refused; its own sentence is about a database that was there before.
      throw new BackupError(
        `The embedded database could not be made in ${config.DATA_DIR}, most often because the disk is full. Nothing was kept of what was begun; make room and run it again.`,
        { cause },
      )
    })
    try {
      await database.writeAtOnce((query) => work(query, database.migrationsSchema))
    } finally {
      await database.close()
    }
    await staging.putInPlace()
    return
  }
  const database = await openPostgres(config.DATABASE_URL, 1)
  try {
    await database.writeAtOnce(async (query) => {
      await work(query, database.migrationsSchema)
      await staging.putInPlace()
    })
  } catch (error) {
    await staging.undo()
    throw error
  } finally {
    await database.close()
  }
}

type Loaders = { files: FileLoader; evidence: EvidenceLoader; tell: (line: string) => void }

async function loadRest({ path, manifest }: Archive, { files, evidence, tell }: Loaders): Promise<void> {
  const contentTypes = new Map(manifest.parts.map(({ name, contentType }) => [name, contentType]))
  let kept = 0
  for await (const entry of readArchive(path)) {
    const { name, body } = entry
    if (name.startsWith('database/') || name === keysName || name === manifestName) await entry.skip()
    else if (name.startsWith('files/')) {
      await files.put(name.slice('files/'.length), await buffer(body), contentTypes.get(name) ?? '')
      kept += 1
      if (kept % 1_000 === 0) tell(`files: ${kept} of ${manifest.files.kept}`)
    } else if (!(await evidence.take(entry)))
      throw new BackupError(`The backup has a part ${name} that this release does not know.`)
  }
  tell(`files: ${kept}`)
  const { documents, marks } = await evidence.finish()
  tell(`evidence: ${documents} documents`)
  if (documents !== manifest.evidence.documents || marks !== manifest.evidence.marks)
    throw new BackupError(
      `Of the evidence, ${documents} documents and ${marks} marks were read in the place of ${manifest.evidence.documents} and ${manifest.evidence.marks}.`,
    )
}
