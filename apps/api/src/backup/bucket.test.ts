import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DatabasePart } from '../parts/db/database.ts'
import { digestTables, fillTables } from '../testing/fill-tables.ts'
import { createInstallation, type Installation, passphrase } from '../testing/installation.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const within = { timeout: 120_000 }
const file = 's3://backups/hospital/monday.tar.gz'

let folder: string
let bucket: S3rver
let database: DatabasePart
let source: Installation
let target: Installation

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-bucket-'))
  bucket = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder })
  const { address, port } = await bucket.run()
  const endpoint = `http://${address}:${port}`
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket: 'backups' }))
  client.destroy()
  const environment = {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
  database = await openTestDatabase()
  source = await createInstallation({ environment })
  target = await createInstallation({ environment })
})

afterAll(async () => {
  await database.close()
  await source.remove()
  await target.remove()
  await bucket.close()
  await rm(folder, { recursive: true })
})

it('a backup in a bucket is restored from there, and no copy of it stays on the disk', within, async () => {
  await fillTables(database, { named: [], many: 0, few: 20 })
  await source.backupsOf(database).make({ file, passphrase, withoutKeys: true }, () => undefined)

  await target.restore({ file })

  expect(await target.withDatabase(digestTables)).toEqual(await digestTables(database))
  const left = [...(await readdir(source.dataFolder)), ...(await readdir(target.dataFolder))]
  expect(left.filter((name) => name.startsWith('.'))).toEqual([])
  await expect(target.restore({ file: 's3://backups/hospital/tuesday.tar.gz' })).rejects.toThrow(
    /bucket of the backups did not do it \(NoSuchKey/u,
  )
})
