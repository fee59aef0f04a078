import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { DatabasePart } from '../parts/db/database.ts'
import { passphrase } from '../testing/installation.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { checkArchive } from './archive/check-archive.ts'
import { type Backups, createBackups } from './backups.ts'

const silent = () => undefined
/** Four backups on a busy machine. */
const within = { timeout: 80_000 }

let database: DatabasePart
let folder: string
let now: Date
let backups: Backups

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-retention-'))
  now = new Date('2026-11-20T02:30:00.000Z')
  const config = readConfig({
    DATA_DIR: folder,
    BACKUP_TO: join(folder, 'to'),
    BACKUP_KEEP: '2',
    BACKUP_PASSPHRASE: passphrase,
  })
  backups = createBackups({
    config,
    database,
    clock: () => now,
    storage: { read: async () => undefined },
    openEvidence: async () => ({ index: { documents: noDocuments } }),
    version: '0.0.0-test',
  })
  return () => rm(folder, { recursive: true })
})

// oxlint-disable-next-line no-empty-function -- a corpus without a document
async function* noDocuments() {}

async function makeOfDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one night after the other
    await backups.makeScheduled(silent)
    now = new Date(now.getTime() + 24 * 60 * 60_000)
  }
}

it('the newest stay, the oldest go, and what somebody put beside them is left alone', within, async () => {
  await makeOfDays(1)
  await writeFile(join(folder, 'to', 'before-the-move.tar.gz'), '')
  await makeOfDays(3)

  const names = await readdir(join(folder, 'to'))
  expect(names.toSorted()).toEqual([
    'auscult-2026-11-22T02-30-00-000Z.tar.gz',
    'auscult-2026-11-23T02-30-00-000Z.tar.gz',
    'before-the-move.tar.gz',
  ])
  const { manifest } = await checkArchive(join(folder, 'to', names[0] ?? ''), silent)
  expect(manifest).toMatchObject({ madeAt: '2026-11-22T02:30:00.000Z', hasKeys: true })
})

it('one that fails takes no earlier one along', within, async () => {
  await makeOfDays(2)
  const before = await readdir(join(folder, 'to'))
  now = new Date('2026-11-21T02:30:00.000Z')

  await expect(backups.makeScheduled(silent)).rejects.toThrow(/is there already/u)

  expect(await readdir(join(folder, 'to'))).toEqual(before)
})
