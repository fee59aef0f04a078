import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { openFolderStorage } from './folder-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { type Storage, StorageUnavailable } from './storage.ts'

const key = 'pictures/01991b6a-5f0e-7c3a-9d6c-2f1f6d0a7b11'
const everyByte = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256))
const quiet = { address: '127.0.0.1', port: 0, silent: true }
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

let folder: string
let server: S3rver
let settings: Parameters<typeof openS3Storage>[0]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-storage-'))
  server = new S3rver({ ...quiet, directory: join(folder, 's3') })
  const { address, port } = await server.run()
  settings = { bucket: 'files', region: 'us-east-1', endpoint: `http://${address}:${port}`, credentials }
  await withClient(async (client) => client.send(new CreateBucketCommand({ Bucket: settings.bucket })))
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function withClient<Result>(use: (client: S3Client) => Promise<Result>): Promise<Result> {
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint ?? '',
    forcePathStyle: true,
    credentials,
  })
  return use(client).finally(() => client.destroy())
}

const kinds: Record<string, () => Promise<Storage>> = {
  'in a folder': () => openFolderStorage(join(folder, 'files')),
  'in a bucket': () => openS3Storage(settings),
}

describe.each(Object.entries(kinds))('files %s', (_, open) => {
  let storage: Storage
  beforeEach(async () => {
    storage = await open()
    await storage.delete(key)
    return () => storage.close()
  })

  it('come back byte for byte with their media type', async () => {
    await storage.put(key, everyByte, 'image/jpeg')

    const { bytes, contentType } = (await storage.read(key)) ?? {}
    expect(contentType).toBe('image/jpeg')
    expect(bytes?.equals(everyByte)).toBe(true)
  })

  it('take the place of an earlier one of the same key', async () => {
    await storage.put(key, everyByte, 'image/jpeg')
    await storage.put(key, Buffer.from('a\nb'), 'text/plain; charset=utf-8')

    expect(await storage.read(key)).toEqual({
      bytes: Buffer.from('a\nb'),
      contentType: 'text/plain; charset=utf-8',
    })
  })

  it('are not there before they came and after they went', async () => {
    expect(await storage.read(key)).toBeUndefined()

    await storage.put(key, everyByte, 'image/jpeg')
    await storage.delete(key)
    await storage.delete(key)

    expect(await storage.read(key)).toBeUndefined()
  })

  it('of many writers at once one stands whole at the end', async () => {
    const written = Array.from({ length: 12 }, (__, nth) => Buffer.alloc(50_000 + nth, nth))
    await Promise.all(written.map((bytes) => storage.put(key, bytes, 'image/png')))

    const kept = await storage.read(key)
    expect(written.some((bytes) => kept?.bytes.equals(bytes) === true)).toBe(true)
  })

  it.each([
    '',
    'pictures',
    'pictures/',
    '/pictures/a',
    'pictures/a/b',
    'pictures/../a',
    'pictures/..',
    '../pictures/a',
    'pictures\\a',
    'pictures/a\0',
    'Pictures/a',
    'pictures/.a',
    'pictures/%2e%2e',
    `pictures/${'a'.repeat(101)}`,
  ])('are kept, read and deleted under no such key: %j', async (bad) => {
    await expect(storage.put(bad, everyByte, 'image/jpeg')).rejects.toThrow(RangeError)
    await expect(storage.read(bad)).rejects.toThrow(RangeError)
    await expect(storage.delete(bad)).rejects.toThrow(RangeError)
  })

  it.each(['', 'image', 'image/jpeg\nx', 'image/jpeg; '])('have no such media type: %j', async (bad) => {
    await expect(storage.put(key, everyByte, bad)).rejects.toThrow(RangeError)
  })
})

describe('a folder of files', () => {
  it('holds nothing that was only half written, and loses what a killed process left', async () => {
    const own = join(folder, 'left')
    const arriving = join(own, '.arriving')
    await mkdir(arriving, { recursive: true })
    for (const name of ['old', 'new']) await writeFile(join(arriving, name), 'half')
    await utimes(join(arriving, 'old'), new Date(0), new Date(0))

    const storage = await openFolderStorage(own)
    await storage.put(key, everyByte, 'image/jpeg')

    expect(await readdir(arriving)).toEqual(['new'])
    expect(await readdir(join(own, 'pictures'))).toHaveLength(1)
  })

  it('that cannot be written to is told as such, and keeps nothing', async () => {
    const own = join(folder, 'refusing')
    const storage = await openFolderStorage(own)
    await rm(join(own, '.arriving'), { recursive: true })
    // As a disk fails that is full or mounted read-only; a test that runs as root is refused by no permission.
    await writeFile(join(own, 'pictures'), '')

    await expect(storage.put(key, everyByte, 'image/jpeg')).rejects.toThrow()
    expect(await readdir(own)).toEqual(['pictures'])
  })
})

describe('a bucket', () => {
  it('holds a file under its key, with its media type', async () => {
    const storage = await openS3Storage(settings)
    await storage.put(key, everyByte, 'image/jpeg')
    await storage.close()

    const listed = await withClient(async (client) =>
      client.send(new ListObjectsV2Command({ Bucket: settings.bucket })),
    )
    expect(listed.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([[key, everyByte.length]])
  })

  it('that is not there, or is not ours, stops the start with a sentence that names no secret', async () => {
    const other = openS3Storage({ ...settings, bucket: 'other' })
    await expect(other).rejects.toThrow(/bucket other at 127\.0\.0\.1:\d+ cannot be used.*S3_BUCKET/u)

    const secretAccessKey = 'a secret that may not be told'
    const stranger = { accessKeyId: 'STRANGER', secretAccessKey }
    const refused: unknown = await openS3Storage({ ...settings, credentials: stranger }).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).not.toContain(secretAccessKey)
  })

  it('whose server went away is told as such', async () => {
    const lost = new S3rver({
      ...quiet,
      directory: join(folder, 'lost'),
      configureBuckets: [{ name: 'files', configs: [] }],
    })
    const { port } = await lost.run()
    const storage = await openS3Storage({ ...settings, endpoint: `http://127.0.0.1:${port}` })
    await lost.close()

    await expect(storage.put(key, everyByte, 'image/jpeg')).rejects.toThrow(StorageUnavailable)
    await expect(storage.read(key)).rejects.toThrow(StorageUnavailable)
    await expect(storage.delete(key)).rejects.toThrow(StorageUnavailable)
    await storage.close()
  })
})
