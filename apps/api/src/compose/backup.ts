import type { Feature } from '../feature.ts'
import { BackupError } from '../backup/backup-error.ts'
import type { Services } from './services.ts'
import { writeLog } from '../parts/log/log-events.ts'

const longestRunSeconds = 12 * 60 * 60

/** No calls: what it does is due by the schedule of the configuration, where there is one. */
export function composeBackup({ backups, config, logger }: Services): Feature {
  const { BACKUP_SCHEDULE: schedule } = config

  async function run(): Promise<void> {
    const startedAt = performance.now()
    try {
      const { address, manifest, dropped } = await backups.makeScheduled(() => undefined)
      const { evidence, files, tables } = manifest
      const rows = Object.values(tables).reduce((sum, of) => sum + of, 0)
      const ms = Math.round(performance.now() - startedAt)
      const { kept, missing: missingFiles } = files
      writeLog(logger, 'backup-made', { address, rows, files: kept, missingFiles, ...evidence, dropped, ms })
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      // Its sentences are ours and name no person; of other failures only the kind is logged.
      writeLog(logger, 'backup-not-made', { problem: error.message })
    }
  }

  return {
    name: 'backup',
    operations: [],
    mount: () => undefined,
    jobs: schedule === undefined ? [] : [{ name: 'backup', schedule, run, longestRunSeconds }],
  }
}
