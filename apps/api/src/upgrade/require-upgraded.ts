import type { DatabasePart } from '../parts/db/database.ts'
import { findMissing, listApplied } from '../parts/db/migrations.ts'
import { StartError } from '../parts/start-error.ts'
import { count } from './upgrade-database.ts'

/**
 * Makes the tables of an empty database. Throws `StartError` where one with tables is of another release: an upgrade is never a side effect
 * of a command.
 */
export async function requireUpgraded(
  {
    readOneMoment,
    migrationsSchema,
    migrate,
  }: Pick<DatabasePart, 'readOneMoment' | 'migrationsSchema' | 'migrate'>,
  { mayBeEarlier }: { mayBeEarlier: boolean },
): Promise<void> {
  const applied = await readOneMoment((query) => listApplied(query, migrationsSchema))
  const missing = findMissing(applied)
  if (applied.length === 0) await migrate()
  else if (missing.length > 0 && !mayBeEarlier)
    throw new StartError(
      `The database is of an earlier release: it lacks ${count(missing.length)} of this one. Bring it here first by \`npm run --silent admin -- upgrade\`, or by starting the server (docs/upgrade.md).`,
    )
}
