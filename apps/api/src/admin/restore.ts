import { BackupError } from '../backup/backup-error.ts'
import { describeManifest } from '../backup/backups.ts'
import { restoreBackup } from '../backup/restore/restore-backup.ts'
import type { Config } from '../config.ts'
import { openIndexIn } from '../open-parts.ts'
import type { RestoreCommand } from './back-up.ts'
import { CommandError } from './command-error.ts'
import { isServerRunning } from './control-door.ts'
import { askPassphrase } from './passphrase.ts'

/** Restores a backup, or with `check` only reads it. Throws `CommandError`. */
export async function restore(
  config: Config,
  { file, check, 'without-keys': withoutKeys }: RestoreCommand,
  tell: (line: string) => void,
): Promise<string> {
  if (!check && (await isServerRunning(config.DATA_DIR)))
    throw new CommandError(
      `A server is running on ${config.DATA_DIR}. A backup is restored into an empty installation only: set DATA_DIR to a new folder, and DATABASE_URL to a new database where one is set.`,
    )
  const passphrase = withoutKeys ? undefined : (config.BACKUP_PASSPHRASE ?? (await askPassphrase()))
  try {
    const restored = await restoreBackup(
      { config, openIndex: openIndexIn, tell },
      { file, passphrase, withoutKeys, checkOnly: check },
    )
    const { manifest, migrated, otherKeys } = restored
    return [
      check ? `${file} is whole and can be restored by this release:` : `${file} was restored:`,
      describeManifest(manifest),
      ...(migrated > 0
        ? [`  the database ${check ? 'will be' : 'was'} brought to this release by ${migrated} migrations`]
        : []),
      ...otherKeys.map(
        (name) => `  ${name} of the configuration is not that of the backup, and goes before it`,
      ),
      ...(check ? [] : ['Start the server as usual; vectors, where a model is set up, are made anew.']),
    ].join('\n')
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message, { cause: error }) : error
  }
}
