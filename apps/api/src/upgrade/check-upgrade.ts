import { join } from 'node:path'
import { type Backups, describeManifest } from '../backup/backups.ts'
import type { Config } from '../config.ts'
import type { DatabasePart, Migration, Statement } from '../parts/db/database.ts'
import { findMissing, hasRows, listApplied, listMigrations } from '../parts/db/migrations.ts'
import { presenceLock } from '../parts/db/server-presence.ts'
import { StartError } from '../parts/start-error.ts'
import { describeMigrations, type Effect } from './describe-migration.ts'
import { describeBytes, measureFiles, measureFree, measureTables } from './disk-room.ts'
import { reasonOf } from './upgrade-database.ts'

type Check = {
  config: Config
  database: Pick<DatabasePart, 'readOneMoment' | 'migrationsSchema'>
  backups: Pick<Backups, 'makeBeforeUpgrade'>
  withoutBackup: boolean
}

/** `code` is the exit code of the command: 0 nothing to do, 2 an upgrade can go ahead, 3 something stands in its way, 4 refused. */
export type Checked = { code: 0 | 2 | 3 | 4; report: string }

/** Tells what an upgrade would do and whether it can go ahead, and changes nothing: a backup is tried, read back and deleted. */
export async function checkUpgrade(check: Check): Promise<Checked> {
  const { database } = check
  const found = await database.readOneMoment((query) => look(query, database.migrationsSchema))
  if ('refusal' in found) return { code: 4, report: found.refusal }
  const { applied, missing } = found
  const known = listMigrations().length
  const state = `The database has ${applied} of the ${known} migrations of this release`
  if (applied === 0) return { code: 0, report: 'The database is empty: the first start makes its tables.' }
  if (missing.length === 0) return { code: 0, report: `${state}: there is nothing to do.` }
  const { lines, canBackUp } = await tryBackup(check, found)
  const report = [
    `${state}. To be applied, all in one transaction or none:`,
    ...missing.flatMap((migration, at) => describe(migration, found.effects[at] ?? [], found.rowsOf)),
    'Tables that are named, and those that new tables point to, are locked until the last of them is done.',
    ...describeServers(found),
    ...lines,
    canBackUp
      ? 'The upgrade can go ahead: stop the servers, then `npm run --silent admin -- upgrade`, or start this release.'
      : 'The upgrade would stop before it changes anything.',
  ].join('\n')
  return { code: canBackUp ? 2 : 3, report }
}

type Found = {
  applied: number
  missing: Migration[]
  effects: Effect[][]
  rowsOf: Map<string, number>
  bytesOf: Map<string, number>
  hasRows: boolean
  servers: number
}

async function look(query: Statement, schema: string): Promise<Found | { refusal: string }> {
  const applied = await listApplied(query, schema)
  try {
    const missing = findMissing(applied)
    const effects = describeMigrations(missing)
    const bytesOf = await measureTables(query)
    return {
      applied: applied.length,
      missing,
      effects,
      bytesOf,
      rowsOf: await countRows(query, effects, bytesOf),
      hasRows: await hasRows(query),
      servers: await countServers(query),
    }
  } catch (error) {
    if (error instanceof StartError) return { refusal: error.message }
    throw error
  }
}

/** Of those tables alone that are worked on and are there. */
async function countRows(
  query: Statement,
  effects: readonly Effect[][],
  existing: ReadonlyMap<string, unknown>,
): Promise<Map<string, number>> {
  const rowsOf = new Map<string, number>()
  for (const { table } of effects.flat()) {
    if (table === undefined || rowsOf.has(table) || !existing.has(table)) continue
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const [row] = await query<{ rows: number }>(`select count(*)::float8 as rows from "${table}"`)
    rowsOf.set(table, row?.rows ?? 0)
  }
  return rowsOf
}

/** Servers of this installation on a PostgreSQL; the embedded database has none beside this process. */
async function countServers(query: Statement): Promise<number> {
  const [row] = await query<{ servers: number }>(
    `select count(*)::int as servers from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and locktype = 'advisory' and classid = 0 and objid = $1 and granted`,
    [presenceLock],
  )
  return row?.servers ?? 0
}

function describe(
  { name }: Migration,
  effects: readonly Effect[],
  rowsOf: ReadonlyMap<string, number>,
): string[] {
  const told = effects.map(({ table, weight, says }) => {
    const rows = table === undefined ? undefined : rowsOf.get(table)
    const where = table === undefined ? '' : `${table}${rows === undefined ? '' : ` (${rows} rows)`} `
    return `    ${where}${says}${weight === 'removes' ? ', which the release before may still read' : ''}`
  })
  return [`  ${name}`, ...new Set(told)]
}

function describeServers({ servers, effects }: Found): string[] {
  if (servers === 0) return []
  const removes = effects.flat().some(({ weight }) => weight === 'removes')
  return [
    `At work on the database: ${servers === 1 ? 'one server' : `${servers} servers`}. Stop ${servers === 1 ? 'it' : 'them'} first${removes ? ', since what is removed is still read' : ''}: what is written after the backup is lost by going back.`,
  ]
}

async function tryBackup(
  { config, backups, withoutBackup }: Check,
  found: Found,
): Promise<{ lines: string[]; canBackUp: boolean }> {
  const isEmbedded = config.DATABASE_URL === undefined
  const rewritten = measureRewritten(found)
  if (withoutBackup || !found.hasRows) {
    const why = found.hasRows ? 'UPGRADE_WITHOUT_BACKUP says that you make your own' : 'no table has a row'
    return { lines: [`Backup: none is made, since ${why}.`], canBackUp: true }
  }
  const isBucket = config.BACKUP_TO?.startsWith('s3://') === true
  const place = isBucket ? config.DATA_DIR : (config.BACKUP_TO ?? join(config.DATA_DIR, 'backups'))
  const needed =
    sum(found.bytesOf.values()) + (await measureFiles(config.DATA_DIR)) + (isEmbedded ? rewritten : 0)
  const free = await measureFree(place)
  const room = `Room: at most ${describeBytes(needed)} are needed in ${place}, and ${describeBytes(free)} are free.`
  const onServer =
    isEmbedded || rewritten === 0
      ? []
      : [`The disk of PostgreSQL, which is not seen from here, needs ${describeBytes(rewritten)}.`]
  if (free < needed)
    return {
      lines: [`${room} Make room, or name another place in BACKUP_TO.`, ...onServer],
      canBackUp: false,
    }
  try {
    const startedAt = performance.now()
    const { manifest } = await backups.makeBeforeUpgrade(() => undefined, { tryOnly: true })
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
    const tried = `Backup: one was made in ${config.BACKUP_TO ?? place} within ${seconds} s, read back and deleted again. It has:`
    return { lines: [room, ...onServer, tried, describeManifest(manifest)], canBackUp: true }
  } catch (error) {
    return { lines: [room, ...onServer, `Backup: it does not work. ${reasonOf(error)}`], canBackUp: false }
  }
}

/** Bytes of the tables that are there twice for a while. */
function measureRewritten({ effects, bytesOf }: Found): number {
  const rewritten = effects.flat().filter(({ weight }) => weight === 'rewrites')
  const tables = new Set(rewritten.map(({ table }) => table ?? ''))
  return sum([...tables].map((table) => bytesOf.get(table) ?? 0))
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)
