import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openFolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** A bucket where one is set, else a folder beside the database. */
export async function openStorage(config: Config): Promise<Storage> {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = config
  if (bucket === undefined) return openFolderStorage(join(config.DATA_DIR, 'files'))
  // Fetched only where it is needed: the SDK is large, and most installations keep their files in the folder.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage({ bucket, region, endpoint, credentials: credentialsOf(config) })
}

/** The keys of S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, where both are set. */
export function credentialsOf({
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Config): { accessKeyId: string; secretAccessKey: string } | undefined {
  return accessKeyId === undefined || secretAccessKey === undefined
    ? undefined
    : { accessKeyId, secretAccessKey }
}
