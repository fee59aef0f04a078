import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createBackups } from '../backup/backups.ts'
import type { Config } from '../config.ts'
import { openUpgradeParts } from '../open-parts.ts'
import { type Checked, checkUpgrade } from '../upgrade/check-upgrade.ts'
import { upgradeDatabase } from '../upgrade/upgrade-database.ts'
import { CommandError } from './command-error.ts'
import { isServerRunning } from './control-door.ts'

export const UpgradeCommand = z.strictObject({
  name: z.literal('upgrade'),
  check: z.boolean().default(false),
})
export type UpgradeCommand = z.infer<typeof UpgradeCommand>

/** Upgrades the database, or with `check` only tells what that would do. Throws `CommandError`, `StartError`. */
export async function upgrade(
  config: Config,
  { check }: UpgradeCommand,
  tell: (line: string) => void,
): Promise<Checked> {
  const isEmbedded = config.DATABASE_URL === undefined
  if ((!check || isEmbedded) && (await isServerRunning(config.DATA_DIR)))
    throw new CommandError(
      `A server is running on ${config.DATA_DIR}. Stop it first: ${isEmbedded ? 'nobody else can open its database' : 'it still works by the release before'}.`,
    )
  if (isEmbedded && !existsSync(join(config.DATA_DIR, 'db')))
    return { code: 0, report: 'There is no database yet: the first start makes one.' }
  const parts = await openUpgradeParts(config)
  const { database } = parts
  try {
    const backups = createBackups(parts)
    const withoutBackup = config.UPGRADE_WITHOUT_BACKUP
    if (check) return await checkUpgrade({ config, database, backups, withoutBackup })
    const isUpgraded = await upgradeDatabase({ database, backups, withoutBackup, tell })
    return {
      code: 0,
      report: isUpgraded
        ? 'The database is of this release now. Start the server.'
        : 'The database is of this release already: there was nothing to do.',
    }
  } finally {
    await parts.close()
  }
}
