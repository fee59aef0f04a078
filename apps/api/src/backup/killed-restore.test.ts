import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { DatabasePart } from '../parts/db/database.ts'
import { requireNoUnfinishedRestore } from '../parts/unfinished-restore.ts'
import { digestTables, fillTables } from '../testing/fill-tables.ts'
import { createInstallation, type Installation, passphrase } from '../testing/installation.ts'
import { adminProgram, startProgram } from '../testing/program-process.ts'
import { openTestDatabase } from '../testing/test-database.ts'

/** A whole process starts here, and rows enough that it can be met at work. */
const within = { timeout: 180_000 }

let database: DatabasePart
let source: Installation
let target: Installation
let file: string

beforeAll(async () => {
  database = await openTestDatabase()
  source = await createInstallation()
  target = await createInstallation()
  file = join(source.dataFolder, 'backup.tar.gz')
  await fillTables(database, { named: ['users', 'profiles', 'ai_questions'], many: 3_000, few: 20 })
  await mkdir(join(source.dataFolder, 'keys'))
  await writeFile(join(source.dataFolder, 'keys', 'session-secret'), 'a secret of the installation')
  await source.backupsOf(database).make({ file, passphrase, withoutKeys: false }, () => undefined)
}, within.timeout)

afterAll(async () => {
  await database.close()
  await source.remove()
  await target.remove()
})

it(
  'killed while it writes rows, a restore leaves nothing that a server would take, and can be run again',
  within,
  async () => {
    const { config, dataFolder } = target
    const url = config.DATABASE_URL
    const killed = startProgram(adminProgram, ['restore', file], {
      folder: dataFolder,
      environment: {
        DATA_DIR: dataFolder,
        BACKUP_PASSPHRASE: passphrase,
        ...(url !== undefined && { DATABASE_URL: url }),
      },
    })
    await vi.waitUntil(() => killed.problems().includes('database: ai_questions'), {
      timeout: 120_000,
      interval: 5,
    })

    killed.kill()
    const { code } = await killed.ended

    expect(code).toBe(null)
    expect(['db', 'keys', 'evidence'].filter((name) => existsSync(join(dataFolder, name)))).toEqual([])
    expect(() => requireNoUnfinishedRestore(dataFolder)).toThrow(/was broken off.*run it again/u)
    await target.restore({ file })
    expect(() => requireNoUnfinishedRestore(dataFolder)).not.toThrow()
    expect(await target.withDatabase(digestTables)).toEqual(await digestTables(database))
  },
)
