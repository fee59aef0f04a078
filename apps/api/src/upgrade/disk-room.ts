import { existsSync } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { migrationsTable } from '../parts/db/migrations.ts'
import type { Statement } from '../parts/db/database.ts'
import { hasCode } from '../parts/start-error.ts'

/** Bytes of each table of the product with its indexes and long values. */
export async function measureTables(query: Statement): Promise<Map<string, number>> {
  const rows = await query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
       where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> $1`,
    [migrationsTable],
  )
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}

/** Bytes of what DATA_DIR holds beside the database and a backup takes along. What lies in a bucket is not counted. */
export async function measureFiles(dataFolder: string): Promise<number> {
  const sizes = await Promise.all(
    ['files', 'evidence', 'import-state'].map((name) => measureFolder(join(dataFolder, name))),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function measureFolder(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0
  const inside = await readdir(folder, { recursive: true, withFileTypes: true })
  let bytes = 0
  // oxlint-disable-next-line no-await-in-loop -- a folder may hold a hundred thousand
  for (const entry of inside) if (entry.isFile()) bytes += await sizeOf(join(entry.parentPath, entry.name))
  return bytes
}

/** None of a file that went meanwhile. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
}

/** Bytes that this user may still write where a folder is, or will be. */
export async function measureFree(folder: string): Promise<number> {
  let existing = resolve(folder)
  while (!existsSync(existing)) existing = dirname(existing)
  const { bavail, bsize } = await statfs(existing)
  return bavail * bsize
}

export function describeBytes(bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? ['GB', 1e9] : ['MB', 1e6]
  return `${(bytes / size).toFixed(1)} ${unit}`
}
