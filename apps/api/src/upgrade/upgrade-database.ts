import { type Backups, describeManifest } from '../backup/backups.ts'
import type { DatabasePart, Migration } from '../parts/db/database.ts'
import { StartError } from '../parts/start-error.ts'

type Upgrade = {
  database: Pick<DatabasePart, 'migrate'>
  backups: Pick<Backups, 'makeBeforeUpgrade'>
  /** Where the operator answers for a backup of another kind. */
  withoutBackup: boolean
  /** How far it is. */
  tell: (line: string) => void
}

/**
 * Brings a database to this release: a backup first where it has rows, then all missing migrations or none of them. Of several processes
 * one does it, and the others wait. Resolves to whether rows were in it and something was missing. Throws `StartError`.
 */
export async function upgradeDatabase({ database, backups, withoutBackup, tell }: Upgrade): Promise<boolean> {
  let upgraded: readonly Migration[] = []
  await database.migrate(async (missing) => {
    upgraded = missing
    if (withoutBackup)
      tell('The database is brought to this release without a backup, as UPGRADE_WITHOUT_BACKUP says.')
    else await backUp(backups, tell)
    tell(`Bringing the database to this release: ${missing.map(({ name }) => name).join(', ')} ...`)
  })
  if (upgraded.length > 0) tell(`The database was brought to this release by ${count(upgraded.length)}.`)
  return upgraded.length > 0
}

async function backUp(
  backups: Pick<Backups, 'makeBeforeUpgrade'>,
  tell: (line: string) => void,
): Promise<void> {
  tell('The database is of an earlier release. A backup is made before it is changed ...')
  try {
    const { address, manifest } = await backups.makeBeforeUpgrade(() => undefined)
    tell(`It is in ${address}, and was read back:\n${describeManifest(manifest)}`)
    tell('To go back to the release before, restore it with that release: docs/upgrade.md.')
  } catch (error) {
    throw new StartError(
      `The database was not brought to this release, because the backup before it was not made. ${reasonOf(error)} BACKUP_TO names another place. Where you have made a backup by other means, UPGRADE_WITHOUT_BACKUP=true does without.`,
      { cause: error },
    )
  }
}

/** In one line: of what nobody foresaw, too, since an operator has to act on it either way. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''

export const count = (migrations: number): string =>
  migrations === 1 ? 'one migration' : `${migrations} migrations`
