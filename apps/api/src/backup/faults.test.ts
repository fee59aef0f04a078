import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { DatabasePart } from '../parts/db/database.ts'
import { applyMigrations, listMigrations } from '../parts/db/migrations.ts'
import { requireNoUnfinishedRestore } from '../parts/unfinished-restore.ts'
import { describeSchema, digestTables, fillTables } from '../testing/fill-tables.ts'
import { createInstallation, type Installation, passphrase } from '../testing/installation.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Manifest, manifestName } from './archive/manifest.ts'
import { checkArchive } from './archive/check-archive.ts'
import { createArchive } from './archive/write-archive.ts'
import { readArchive } from './archive/read-archive.ts'
import { BackupError } from './backup-error.ts'

const withinMs = 80_000
const within = { timeout: withinMs }
const silent = () => undefined

let folder: string
let database: DatabasePart
let source: Installation
let file: string
let target: Installation

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-faults-'))
  file = join(folder, 'whole.tar.gz')
  database = await openTestDatabase()
  source = await createInstallation()
  await fillTables(database, { named: [], many: 0, few: 20 })
  await mkdir(join(source.dataFolder, 'keys'))
  await writeFile(join(source.dataFolder, 'keys', 'session-secret'), 'a secret that stands in no backup')
  await source.backupsOf(database).make({ file, passphrase, withoutKeys: false }, silent)
}, withinMs)

afterAll(async () => {
  await database.close()
  await source.remove()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  target = await createInstallation()
  return () => target.remove()
})

/** A refused restore leaves nothing behind, and the next one finds the installation as empty as before. */
async function expectRefused(wish: Parameters<Installation['restore']>[0], why: RegExp): Promise<void> {
  const refusal: unknown = await target.restore(wish).catch((error: unknown) => error)
  expect(String(refusal)).toMatch(why)
  expect(refusal).toBeInstanceOf(BackupError)
  expect(await readdir(target.dataFolder)).toEqual([])
}

async function writeChanged(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const changed = join(folder, name)
  await writeFile(changed, change(await readFile(file)))
  return changed
}

it('a wrong passphrase, or none, opens nothing', within, async () => {
  await expectRefused({ file, passphrase: 'another passphrase' }, /passphrase does not open the keys/u)
  await expectRefused({ file, passphrase: undefined }, /closed with a passphrase: set BACKUP_PASSPHRASE/u)
})

it('the keys stand in no backup as they are, and without a passphrase none is made', within, async () => {
  const plain = gunzipSync(await readFile(file)).toString('latin1')
  expect(plain).toContain('"aes-256-gcm"')
  expect(plain).not.toContain('a secret that stands in no backup')

  const other = join(folder, 'open.tar.gz')
  const made = source.backupsOf(database).make({ file: other, withoutKeys: false }, silent)
  await expect(made).rejects.toThrow(/closed with a passphrase only: set BACKUP_PASSPHRASE/u)
  expect(await readdir(folder)).not.toContain('open.tar.gz')
})

it('a file that was cut off is told as such', within, async () => {
  for (const part of [0.2, 0.6, 0.99]) {
    // oxlint-disable-next-line no-await-in-loop -- one target
    const cut = await writeChanged('cut.tar.gz', (bytes) =>
      bytes.subarray(0, Math.floor(bytes.length * part)),
    )
    // oxlint-disable-next-line no-await-in-loop -- one target
    await expectRefused({ file: cut }, /ends too early/u)
  }
})

it('an archive that was cut off before it was packed has no manifest', within, async () => {
  const cut = await writeChanged('short.tar.gz', (bytes) => {
    const plain = gunzipSync(bytes)
    const withoutEnd = plain.subarray(0, plain.lastIndexOf(manifestName))
    return gzipSync(Buffer.concat([withoutEnd, Buffer.alloc(1_024)]))
  })

  await expectRefused({ file: cut }, /no manifest at its end/u)
})

it('a changed byte is found, wherever it is', within, async () => {
  for (const at of [0.1, 0.5, 0.9]) {
    // oxlint-disable-next-line no-await-in-loop -- one target
    const changed = await writeChanged('changed.tar.gz', (bytes) => {
      const place = Math.floor(bytes.length * at)
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
      return bytes
    })
    // oxlint-disable-next-line no-await-in-loop -- one target
    await expectRefused({ file: changed }, /not as it was written|ends too early|has no manifest/u)
  }
})

it('a changed row is found, also where the file was packed anew', within, async () => {
  const changed = await writeChanged('row.tar.gz', (bytes) => {
    const plain = gunzipSync(bytes)
    const place = plain.indexOf('"tries":"1"')
    plain.write('"tries":"2"', place)
    return gzipSync(plain)
  })

  await expectRefused({ file: changed }, /database\/[a-z_]+\/000001\.jsonl differs/u)
})

it('what is no backup is told as such', within, async () => {
  const other = await writeChanged('other.tar.gz', () => Buffer.from('a letter to a friend'))
  await expectRefused({ file: other }, /no gzipped archive/u)
  await expectRefused({ file: join(folder, 'nowhere.tar.gz') }, /There is no file/u)
})

/** The same archive with another manifest. */
async function writeWithManifest(name: string, change: (manifest: Manifest) => object): Promise<string> {
  const changed = join(folder, name)
  const { manifest } = await checkArchive(file, silent)
  const archive = createArchive(changed)
  for await (const entry of readArchive(file)) {
    if (entry.name === manifestName) await entry.skip()
    else await archive.add(entry.name, await buffer(entry.body))
  }
  await archive.finish(Object.assign(structuredClone(manifest), change(manifest)))
  return changed
}

it(
  'a backup of a newer release, or of another one, is refused before anything is written',
  within,
  async () => {
    const newer = await writeWithManifest('newer.tar.gz', ({ schema }) => ({
      version: '9.0.0',
      schema: { ...schema, migrations: schema.migrations + 1 },
    }))
    await expectRefused({ file: newer }, /newer release \(9\.0\.0\).*Install that release/u)

    const foreign = await writeWithManifest('foreign.tar.gz', ({ schema }) => ({
      schema: { ...schema, newest: 'of nobody' },
    }))
    await expectRefused({ file: foreign }, /migrations are not those of this one/u)

    const form = await writeWithManifest('form.tar.gz', () => ({ format: 2 }))
    await expectRefused({ file: form }, /newer release in a form that this one does not know \(2\)/u)
  },
)

it('rows that are fewer than promised undo the whole restore', within, async () => {
  const fewer = await writeWithManifest('fewer.tar.gz', ({ tables }) => ({
    tables: { ...tables, users: 21 },
  }))

  await expectRefused({ file: fewer }, /Of users, 20 rows were read in the place of 21/u)
})

it('a restore is refused over a living installation, which stays as it is', within, async () => {
  await target.restore({ file })
  const before = await target.withDatabase(digestTables)

  await expect(target.restore({ file })).rejects.toThrow(/is not empty.*set DATA_DIR to a new folder/u)

  expect(await target.withDatabase(digestTables)).toEqual(before)
  expect(before['users']?.rows).toBe(20)
})

it('a database with tables is refused as well', within, async () => {
  await target.withDatabase((own) => own.migrate())

  await expect(target.restore({ file })).rejects.toThrow(/is not empty/u)
})

it('with --check nothing is written', within, async () => {
  const { manifest } = await target.restore({ file, checkOnly: true })

  expect(manifest.tables['users']).toBe(20)
  expect(await readdir(target.dataFolder)).toEqual([])
})

it('keys are left as they are where that is wished', within, async () => {
  await mkdir(join(target.dataFolder, 'keys'))
  await writeFile(join(target.dataFolder, 'keys', 'session-secret'), 'another')

  await target.restore({ file, passphrase: undefined, withoutKeys: true })

  expect(await readFile(join(target.dataFolder, 'keys', 'session-secret'), 'utf8')).toBe('another')
})

it('a file that is there already is not written over', within, async () => {
  const before = await readFile(file)

  const again = source.backupsOf(database).make({ file, passphrase, withoutKeys: false }, silent)
  await expect(again).rejects.toThrow(/is there already/u)

  expect((await readFile(file)).equals(before)).toBe(true)
})

it('a full disk ends a backup with a sentence and leaves no file', within, async () => {
  const own = await mkdtemp(join(tmpdir(), 'auscult-full-'))
  // What is written here meets a disk without room.
  await symlink('/dev/full', join(own, '.full.tar.gz.part'))

  const made = source
    .backupsOf(database)
    .make({ file: join(own, 'full.tar.gz'), passphrase, withoutKeys: false }, silent)
  await expect(made).rejects.toThrow(/was not made: the disk is full.*make room/u)

  expect(await readdir(own)).toEqual([])
  await rm(own, { recursive: true })
})

it(
  'a server does not start on a restore that was broken off, and the restore can be run again',
  within,
  async () => {
    const staging = join(target.dataFolder, '.restoring')
    await mkdir(join(staging, 'db'), { recursive: true })
    await writeFile(join(staging, 'db', 'half'), 'a half')

    expect(() => requireNoUnfinishedRestore(target.dataFolder)).toThrow(/was broken off.*run it again/u)
    await target.restore({ file })

    expect(() => requireNoUnfinishedRestore(target.dataFolder)).not.toThrow()
    expect((await target.withDatabase(digestTables))['users']?.rows).toBe(20)
  },
)

it(
  'a backup of an earlier schema comes back in the schema of this release',
  async () => {
    const old = await createInstallation()
    // Before posts could be sent and watched, and registrations had a table of their own.
    const earlier = listMigrations().slice(0, -3)
    const oldFile = join(folder, 'old.tar.gz')
    const before = await old.withDatabase(async (own) => {
      await own.writeAtOnce((query) => applyMigrations(query, own.migrationsSchema, earlier))
      await fillTables(own, { named: [], many: 0, few: 20 })
      await old.backupsOf(own).make({ file: oldFile, passphrase, withoutKeys: false }, silent)
      return digestTables(own)
    })

    const { migrated } = await target.restore({ file: oldFile })

    const [after, schema] = await target.withDatabase(async (own) => {
      await own.migrate()
      return [await digestTables(own), await describeSchema(own)]
    })
    expect(migrated).toBe(3)
    expect(after['users']).toEqual(before['users'])
    expect(after['ai_questions']).toEqual(before['ai_questions'])
    expect(schema).toEqual(await describeSchema(database))
    await old.remove()
  },
  withinMs,
)
