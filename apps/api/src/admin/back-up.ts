import { resolve } from 'node:path'
import { z } from 'zod'
import { BackupError } from '../backup/backup-error.ts'
import { describeManifest } from '../backup/backups.ts'
import { CommandError } from './command-error.ts'
import type { AdminDeps } from './commands.ts'

/** A path, which is made whole where the command is given, since a running server may stand in another folder; or `s3://BUCKET/KEY`. */
const File = z
  .string()
  .min(1)
  .transform((file) => (file.startsWith('s3://') ? file : resolve(file)))

export const BackupCommand = z.strictObject({
  name: z.literal('backup'),
  file: File,
  'without-keys': z.boolean().default(false),
  /** In the place of BACKUP_PASSPHRASE of who carries it out. */
  passphrase: z.string().optional(),
})
export type BackupCommand = z.infer<typeof BackupCommand>

export const RestoreCommand = z.strictObject({
  name: z.literal('restore'),
  file: File,
  'without-keys': z.boolean().default(false),
  check: z.boolean().default(false),
})
export type RestoreCommand = z.infer<typeof RestoreCommand>

/** Throws `CommandError`. */
export async function backUp(
  { backups }: Pick<AdminDeps, 'backups'>,
  { file, passphrase, 'without-keys': withoutKeys }: BackupCommand,
  tell: (line: string) => void,
): Promise<string> {
  try {
    const { address, manifest } = await backups.make({ file, passphrase, withoutKeys }, tell)
    return `A backup is in ${address}:\n${describeManifest(manifest)}`
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message, { cause: error }) : error
  }
}
