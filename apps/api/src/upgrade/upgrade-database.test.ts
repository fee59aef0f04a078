import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { DatabasePart } from '../parts/db/database.ts'
import { listMigrations } from '../parts/db/migrations.ts'
import { presentPglite } from '../parts/db/pglite.ts'
import { openPostgres } from '../parts/db/postgres.ts'
import { StartError } from '../parts/start-error.ts'
import { backupsOfRows, emptyDatabase, makeEarlierSchema, readState } from '../testing/earlier-schema.ts'
import { fillTables } from '../testing/fill-tables.ts'
import { passphrase } from '../testing/installation.ts'
import { createServerDatabase, type ServerDatabase } from '../testing/server-database.ts'
import { readTestDatabaseUrl } from '../testing/test-environment.ts'
import { checkUpgrade } from './check-upgrade.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const within = { timeout: 60_000 }
const migrations = listMigrations()
/** The release before the last three migrations of the time of writing, one of which removes a column. */
const earlier = migrations.findIndex(({ name }) => name.startsWith('0020'))

let server: ServerDatabase | undefined
let own: DatabasePart
let folder: string

beforeAll(async () => {
  server = await createServerDatabase()
  own = server === undefined ? presentPglite(await PGlite.create()) : await openPostgres(server.url, 5)
})

afterAll(async () => {
  await own.close()
  await server?.drop()
})

beforeEach(async () => {
  await emptyDatabase(own)
  folder = await mkdtemp(join(tmpdir(), 'auscult-upgrade-'))
  return () => rm(folder, { recursive: true })
})

async function makeEarlier(): Promise<void> {
  await makeEarlierSchema(own, earlier)
  await fillTables(own, { named: [], many: 0, few: 7 })
}

const backupsIn = () => readdir(join(folder, 'backups')).catch((): string[] => [])

type Wish = { database?: DatabasePart; environment?: Record<string, string>; withoutBackup?: boolean }

function partsOf({ database = own, environment = {}, withoutBackup = false }: Wish) {
  const config = readConfig({
    DATA_DIR: folder,
    ...(server !== undefined && { DATABASE_URL: server.url }),
    ...environment,
  })
  return { config, database, backups: backupsOfRows(config, database), withoutBackup }
}

const upgrade = (wish: Wish = {}) => upgradeDatabase({ ...partsOf(wish), tell: () => undefined })
const check = (wish: Wish = {}) => checkUpgrade(partsOf(wish))

async function toNowhere(): Promise<Wish> {
  await writeFile(join(folder, 'a-file'), '')
  return { environment: { BACKUP_TO: join(folder, 'a-file', 'backups') } }
}

it(
  'does not take place where no backup can be made, unless the operator answers for one',
  within,
  async () => {
    await makeEarlier()
    const before = await readState(own)

    const refused: unknown = await upgrade(await toNowhere()).catch((error: unknown) => error)

    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toMatch(/was not brought to this release.*not made.*UPGRADE_WITHOUT_BACKUP/u)
    expect(await readState(own)).toEqual(before)
    expect(await upgrade({ withoutBackup: true })).toBe(true)
    expect((await readState(own)).applied).toHaveLength(migrations.length)
    expect(await backupsIn()).toEqual([])
  },
)

it('needs no backup where no table has a row', within, async () => {
  await makeEarlierSchema(own, earlier)

  expect(await check()).toMatchObject({ code: 2, report: expect.stringContaining('no table has a row') })
  expect(await upgrade(await toNowhere())).toBe(false)

  expect((await readState(own)).applied).toHaveLength(migrations.length)
})

it('leaves everything as it was where a migration fails, those before it included', within, async () => {
  await makeEarlier()
  // What the second of the migrations makes, too.
  await own.db.execute('create table email_changes (user_id uuid)')
  const before = await readState(own)

  const failed: unknown = await upgrade().catch((error: unknown) => error)

  expect(failed).toBeInstanceOf(StartError)
  expect(String(failed)).toMatch(/0021_\S+, statement 1 of \d+, failed \(SQLSTATE 42P07, .*as it was before/u)
  expect(await readState(own)).toEqual(before)
  await own.db.execute('drop table email_changes')
  expect(await upgrade()).toBe(true)
  expect((await readState(own)).applied).toHaveLength(migrations.length)
})

it.skipIf(readTestDatabaseUrl() === undefined)(
  'is done by one of two processes that start at once, while the other waits',
  within,
  async () => {
    await makeEarlier()
    const other = await openPostgres(server?.url ?? '', 2)

    const done = await Promise.all([upgrade(), upgrade({ database: other })])

    await other.close()
    expect(done.toSorted()).toEqual([false, true])
    expect((await readState(own)).applied).toHaveLength(migrations.length)
    expect(await backupsIn()).toHaveLength(1)
  },
)

it(
  'is told beforehand: what each migration does, the room, a backup that was tried; nothing is changed',
  within,
  async () => {
    await makeEarlier()
    const before = await readState(own)

    const { code, report } = await check()

    expect(code).toBe(2)
    expect(report).toContain(`has ${earlier} of the ${migrations.length} migrations`)
    expect(report).toMatch(
      /0020_post-terms\n.*posts \(7 rows\) removes the column search, which the release before/su,
    )
    expect(report).toMatch(/Room: at most \d+\.\d [MG]B are needed in .*backups, and \d+\.\d [MG]B are free/u)
    expect(report).toMatch(/Backup: one was made .* read back and deleted again\. It has:\n.*\n.*7 accounts/u)
    expect(report).toMatch(/^ {2}no keys$/mu)
    const closed = await check({ environment: { BACKUP_PASSPHRASE: passphrase } })
    expect(closed.report).toContain('the keys, closed with the passphrase')
    expect(await readState(own)).toEqual(before)
    expect(await backupsIn()).toEqual([])
  },
)

it('is told to have something in its way where the backup does not work', within, async () => {
  await makeEarlier()

  const { code, report } = await check(await toNowhere())

  expect(code).toBe(3)
  expect(report).toMatch(/Backup: it does not work\. .*a part of the path is a file.*\n.*would stop before/u)
})

it.skipIf(readTestDatabaseUrl() === undefined)(
  'is told which servers are at work still',
  within,
  async () => {
    await makeEarlier()
    await own.join(async () => undefined)

    const { report } = await check()

    expect(report).toMatch(
      /At work on the database: one server\. Stop it first, since what is removed is still read/u,
    )
  },
)

it('has nothing to do on a database of this release, or on an empty one', within, async () => {
  expect(await check()).toMatchObject({ code: 0, report: expect.stringContaining('is empty') })
  await own.migrate()

  expect(await check()).toMatchObject({ code: 0, report: expect.stringContaining('nothing to do') })
  expect(await upgrade()).toBe(false)
})

it('is refused for a database that is newer, or of another program', within, async () => {
  await own.migrate()
  const table = `"${own.migrationsSchema}"."__drizzle_migrations"`
  await own.db.execute(`insert into ${table} (hash, created_at) values ('of tomorrow', 9000000000000)`)

  expect(await check()).toMatchObject({
    code: 4,
    report: expect.stringMatching(/is newer than this release/u),
  })
  await expect(upgrade()).rejects.toThrow(
    `newer than this release: it has ${migrations.length + 1} migrations, and this release knows ${migrations.length}.`,
  )

  await own.db.execute(`delete from ${table} where id = 1`)
  expect(await check()).toMatchObject({
    code: 4,
    report: expect.stringMatching(/not made by a release of this/u),
  })
})
