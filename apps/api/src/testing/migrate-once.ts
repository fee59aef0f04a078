import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { presentPglite } from '../parts/db/pglite.ts'
import { openPostgres } from '../parts/db/postgres.ts'
import { createDatabase } from './server-database.ts'
import { readTestDatabaseUrl } from './test-environment.ts'

/** A migrated database that each test file opens a copy of: PGlite's files, or a database on the PostgreSQL at `url`. */
type Migrated = { kind: 'dump'; file: string } | { kind: 'template'; url: string; name: string }

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest's own, which only an interface can add to
  interface ProvidedContext {
    migrated: Migrated
  }
}

/** Before the first test file: a copy is made in a fifth of the time that a start and all migrations take. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const url = readTestDatabaseUrl()
  const { migrated, drop } = url === undefined ? await writeDump() : await makeTemplate(url)
  provide('migrated', migrated)
  return drop
}

type Made = { migrated: Migrated; drop: () => Promise<void> }

async function writeDump(): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-migrated-'))
  const file = join(folder, 'database.tar')
  const client = await PGlite.create()
  const database = presentPglite(client)
  await database.migrate()
  const dump = await client.dumpDataDir('none')
  await writeFile(file, dump.stream())
  await database.close()
  return { migrated: { kind: 'dump', file }, drop: () => rm(folder, { recursive: true }) }
}

async function makeTemplate(url: string): Promise<Made> {
  const { name, url: own, drop } = await createDatabase(url)
  const database = await openPostgres(own, 1)
  await database.migrate()
  await database.close()
  return { migrated: { kind: 'template', url, name }, drop }
}
