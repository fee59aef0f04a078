import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { BackupError } from '../backup-error.ts'
import { openNamed, openScheduledPlace } from './open-place.ts'

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

let folder: string
let server: S3rver
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-s3-place-'))
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3') })
  const { address, port } = await server.run()
  const endpoint = `http://${address}:${port}`
  environment = {
    DATA_DIR: join(folder, 'own'),
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket: 'backups' }))
  client.destroy()
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** More than two parts of an upload, and not a whole number of them. */
const large = Buffer.from(Array.from({ length: 20_000_003 }, (_, at) => (at * 7) % 251))

it('a large file goes up in parts, comes back byte for byte, and leaves nothing on the disk', async () => {
  const config = readConfig(environment)
  const { place, name } = await openNamed(config, 's3://backups/hospital/one.tar.gz')
  expect(await place.has(name)).toBe(false)

  await writeFile(place.draftOf(name), large)
  await place.keep(name)
  const came = await readFile(await place.fetch(name))

  expect(came.equals(large)).toBe(true)
  expect(await place.has(name)).toBe(true)
  expect(await place.list()).toEqual(['one.tar.gz'])
  await place.delete(name)
  expect(await place.list()).toEqual([])
  await place.close()
  expect(await readdir(config.DATA_DIR)).toEqual([])
})

it('scheduled ones stand below the folder of BACKUP_TO', async () => {
  const place = await openScheduledPlace(readConfig({ ...environment, BACKUP_TO: 's3://backups/nightly' }))
  await writeFile(place.draftOf('a'), 'a')
  await place.keep('a')

  expect(place.address).toBe('s3://backups/nightly/')
  expect(await place.list()).toEqual(['a'])
  await place.close()
})

it.each(['s3://backups', 's3://backups/', 's3://backups/folder/', 's3:/backups/a', 's3://UPPER/a'])(
  'no file of a bucket is %s',
  async (file) => {
    await expect(openNamed(readConfig(environment), file)).rejects.toThrow(BackupError)
  },
)
