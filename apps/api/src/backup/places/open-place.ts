import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Config } from '../../config.ts'
import { credentialsOf } from '../../parts/storage/open-storage.ts'
import { BackupError } from '../backup-error.ts'
import type { BackupPlace } from './backup-place.ts'
import { openFolderPlace } from './folder-place.ts'

const s3Address = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<key>.*))?$/u

/** Where scheduled backups are kept: BACKUP_TO, or the folder backups of DATA_DIR. */
export function openScheduledPlace(config: Config): Promise<BackupPlace> {
  const to = config.BACKUP_TO ?? join(config.DATA_DIR, 'backups')
  const s3 = s3Address.exec(to)?.groups
  if (s3 === undefined) return openFolderPlace(to)
  const prefix = s3['key']?.replace(/\/?$/u, '/') ?? ''
  return openS3(config, s3['bucket'] ?? '', prefix === '/' ? '' : prefix)
}

/** The place and the name of one backup that an operator names: a path, or `s3://BUCKET/KEY`. Throws `BackupError`, `StartError`. */
export async function openNamed(config: Config, file: string): Promise<{ place: BackupPlace; name: string }> {
  if (!file.startsWith('s3:')) return { place: await openFolderPlace(dirname(file)), name: basename(file) }
  const { bucket, key = '' } = s3Address.exec(file)?.groups ?? {}
  if (bucket === undefined || key === '' || key.endsWith('/'))
    throw new BackupError(`${file} names no file of a bucket; s3://BUCKET/FOLDER/NAME does.`)
  const at = key.lastIndexOf('/') + 1
  return { place: await openS3(config, bucket, key.slice(0, at)), name: key.slice(at) }
}

async function openS3(config: Config, bucket: string, prefix: string): Promise<BackupPlace> {
  // Fetched only where it is needed, as for the stored files.
  const { openS3Place } = await import('./s3-place.ts')
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = config
  return openS3Place(
    { bucket, region, endpoint, credentials: credentialsOf(config) },
    prefix,
    config.DATA_DIR,
  )
}
