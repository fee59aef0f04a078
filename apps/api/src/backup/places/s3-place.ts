import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { nameOf, openBucket, type S3Settings } from '../../parts/storage/s3-client.ts'
import { BackupError } from '../backup-error.ts'
import type { BackupPlace } from './backup-place.ts'

const mib = 1024 * 1024
/** S3 takes 10,000 parts at most, none but the last under 5 MiB. */
const mostParts = 10_000
const smallestPart = 8 * mib
/** For one part. */
const answerWithinMs = 5 * 60_000

/** A bucket, below a prefix that is empty or ends with a slash; drafts are written in `draftFolder`. */
export async function openS3Place(
  settings: Omit<S3Settings, 'answerWithinMs'>,
  prefix: string,
  draftFolder: string,
): Promise<BackupPlace> {
  const client = await openBucket({ ...settings, answerWithinMs })
  const { bucket: Bucket } = settings
  const draftOf = (name: string) => join(draftFolder, `.${name}.part`)
  const placeOf = (name: string) => ({ Bucket, Key: `${prefix}${name}` })
  const fetched: string[] = []

  return {
    address: `s3://${Bucket}/${prefix}`,
    draftOf,
    async has(name) {
      try {
        await client.send(new HeadObjectCommand(placeOf(name)))
        return true
      } catch (error) {
        if (error instanceof NotFound) return false
        return throwRefused(error)
      }
    },
    keep: (name) => upload(client, placeOf(name), draftOf(name)).catch(throwRefused),
    async fetch(name) {
      const path = join(draftFolder, `.fetched-${randomUUID()}.part`)
      fetched.push(path)
      await download(client, placeOf(name), path).catch(throwRefused)
      return path
    },
    async list() {
      const names: string[] = []
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
          names.push(...(page.Contents ?? []).map(({ Key: key = '' }) => key.slice(prefix.length)))
      } catch (error) {
        throwRefused(error)
      }
      return names
    },
    async delete(name) {
      await client.send(new DeleteObjectCommand(placeOf(name))).catch(throwRefused)
    },
    async close() {
      client.destroy()
      await Promise.all(fetched.map((path) => rm(path, { force: true })))
    },
  }
}

type Place = { Bucket: string; Key: string }

/** One part in memory at a time. The object is there once all parts are; of an upload that was given up nothing stays. */
async function upload(client: S3Client, place: Place, path: string): Promise<void> {
  const { size } = await stat(path)
  const partSize = Math.max(smallestPart, Math.ceil(size / mostParts))
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...place, ContentType: 'application/gzip' }),
  )
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for (let start = 0; start < size; start += partSize) {
      const end = Math.min(start + partSize, size) - 1
      const PartNumber = Parts.length + 1
      // oxlint-disable-next-line no-await-in-loop -- one in memory at a time
      const Body = Buffer.concat(await createReadStream(path, { start, end }).toArray())
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { ETag } = await client.send(new UploadPartCommand({ ...place, UploadId, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined)
    throw error
  }
  await rm(path)
}

async function download(client: S3Client, place: Place, path: string): Promise<void> {
  const { Body: body } = await client.send(new GetObjectCommand(place))
  if (!(body instanceof Readable)) throw new TypeError('The bucket gave no stream.')
  await pipeline(body, createWriteStream(path, { mode: 0o600 }))
}

function throwRefused(cause: unknown): never {
  // What this machine's disk refuses is told elsewhere.
  if (cause instanceof Error && 'syscall' in cause && 'path' in cause) throw cause
  throw new BackupError(`The bucket of the backups did not do it (${nameOf(cause)}). Nothing was kept.`, {
    cause,
  })
}
