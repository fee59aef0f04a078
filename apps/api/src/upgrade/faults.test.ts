import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkArchive } from '../backup/archive/check-archive.ts'
import type { DatabasePart } from '../parts/db/database.ts'
import { listMigrations } from '../parts/db/migrations.ts'
import { backupsOfRows, makeEarlierSchema, readState } from '../testing/earlier-schema.ts'
import { fillTables } from '../testing/fill-tables.ts'
import { createInstallation, type Installation } from '../testing/installation.ts'
import { copyEarlierProgram } from '../testing/program-copy.ts'
import { adminProgram, type Running, startProgram } from '../testing/program-process.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { openStarterEvidence } from '../testing/starter-evidence.ts'
import { readTestDatabaseUrl } from '../testing/test-environment.ts'
import { upgradeDatabase } from './upgrade-database.ts'

/** Whole processes start here. */
const within = { timeout: 180_000 }
const isOnServer = readTestDatabaseUrl() !== undefined
const migrations = listMigrations()
const numberOf = (name: string) => migrations.findIndex((migration) => migration.name.startsWith(name))

let installation: Installation

beforeEach(async () => {
  installation = await createInstallation()
  return () => installation.remove()
})

function environmentOf({ config, dataFolder }: Installation): Record<string, string> {
  const url = config.DATABASE_URL
  return { DATA_DIR: dataFolder, ...(url !== undefined && { DATABASE_URL: url }) }
}

function start(args: readonly string[], own: Installation, program = adminProgram): Running {
  return startProgram(program, args, { folder: own.dataFolder, environment: environmentOf(own) })
}

const upgrade = (own: DatabasePart) =>
  upgradeDatabase({
    database: own,
    backups: backupsOfRows(installation.config, own),
    withoutBackup: false,
    tell: () => undefined,
  })

describe('an upgrade that is killed in the middle of a migration', () => {
  it.skipIf(!isOnServer)('leaves PostgreSQL as it was, and the next one does it', within, async () => {
    const before = await installation.withDatabase(async (own) => {
      await makeEarlierSchema(own, numberOf('0020'))
      await fillTables(own, { named: [], many: 0, few: 5 })
      return readState(own)
    })
    // Lets others read, as the backup does, and keeps the migration 0021 waiting.
    const holder = new Client({ connectionString: installation.config.DATABASE_URL })
    await holder.connect()
    await holder.query('begin')
    await holder.query('lock table notifications in row exclusive mode')
    const killed = start(['upgrade'], installation)
    const isWaiting = async () => {
      const waiting = "select from pg_locks where relation = 'notifications'::regclass and not granted"
      return (await holder.query(waiting)).rows.length === 1
    }
    await vi.waitUntil(isWaiting, { timeout: 60_000, interval: 100 })

    killed.kill()
    await killed.ended
    await holder.query('commit')
    await holder.end()

    await installation.withDatabase(async (own) => {
      expect(await readState(own)).toEqual(before)
      expect(await upgrade(own)).toBe(true)
      expect((await readState(own)).applied).toHaveLength(migrations.length)
    })
  })

  it.skipIf(isOnServer)('leaves the embedded database as it was, or done', within, async () => {
    const rows = 1_500
    const before = await installation.withDatabase(async (own) => {
      // The next one writes all questions anew, which takes long enough to be cut off.
      await makeEarlierSchema(own, numberOf('0003'))
      await fillTables(own, { named: ['users', 'ai_questions'], many: rows, few: 5 })
      return readState(own)
    })
    const killed = start(['upgrade'], installation)
    const isUnderWay = () => killed.problems().includes('Bringing the database')
    await vi.waitUntil(isUnderWay, { timeout: 60_000, interval: 5 })

    killed.kill()
    await killed.ended

    await installation.withDatabase(async (own) => {
      const after = await readState(own)
      if (after.applied.length < migrations.length) expect(after).toEqual(before)
      await upgrade(own)
      const done = await readState(own)
      expect(done.applied).toHaveLength(migrations.length)
      expect(done.rows['ai_questions']?.rows).toBe(rows)
    })
  })
})

// On PostgreSQL nothing else would be met than in the other tests.
it.skipIf(isOnServer)(
  'a start upgrades after a backup, and other commands leave it alone',
  within,
  async () => {
    await installation.withDatabase(async (own) => {
      await makeEarlierSchema(own, migrations.length - 1)
      await fillTables(own, { named: [], many: 0, few: 5 })
    })
    await (await openStarterEvidence(installation.dataFolder)).close()

    const command = await start(['accounts'], installation).ended
    const server = await startServerProcess({ ...environmentOf(installation), LOG_LEVEL: 'warn' })
    const listed = await start(['accounts', 'doctor@demo'], installation).ended
    const code = await server.stop()

    expect(command).toMatchObject({ code: 1, out: '' })
    expect(command.problems).toMatch(/of an earlier release: it lacks one migration/u)
    expect(server.output()).toMatch(
      /A backup is made before.*\nIt is in .*auscult-before-upgrade-.*read back/u,
    )
    const backups = join(installation.dataFolder, 'backups')
    const [file = ''] = await readdir(backups)
    const { manifest } = await checkArchive(join(backups, file), () => undefined)
    expect(manifest.tables['users']).toBe(5)
    expect(manifest.evidence.documents).toBeGreaterThan(500)
    expect(listed.out).toContain('doctor@demo.localhost')
    expect(code).toBe(0)
  },
)

describe('the way back', () => {
  const earlier = migrations.length - 1
  let folder: string
  let program: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'auscult-earlier-'))
    program = await copyEarlierProgram(folder, earlier)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it(
    'leads by the release before and the backup of the upgrade to the database as it was',
    within,
    async () => {
      const before = await installation.withDatabase(async (own) => {
        await makeEarlierSchema(own, earlier)
        await fillTables(own, { named: [], many: 0, few: 20 })
        const state = await readState(own)
        await upgrade(own)
        await own.db.execute('delete from posts')
        return state
      })
      const backups = join(installation.dataFolder, 'backups')
      const [file = ''] = await readdir(backups)
      const target = await createInstallation()

      const refused = await start(['upgrade', '--check'], installation, program).ended
      const restored = await start(['restore', join(backups, file)], target, program).ended

      expect(refused.code).toBe(4)
      expect(refused.out).toMatch(
        /newer than this release: it has \d+ migrations, and this release knows \d+/u,
      )
      expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('was restored') })
      expect(await target.withDatabase(readState)).toEqual(before)
      await target.remove()
    },
  )
})
