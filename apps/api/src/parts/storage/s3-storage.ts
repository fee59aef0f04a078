import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { StartError } from '../start-error.ts'
import { requireContentType, requireKey, type Storage, StorageUnavailable } from './storage.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Of another service than Amazon's. */
  endpoint: string | undefined
  /** Left out: from where the SDK finds its own, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

const connectWithinMs = 2_000
const answerWithinMs = 10_000

/** Files in a bucket of Amazon S3 or of a service that speaks the same. Throws `StartError` when the bucket cannot be used at start. */
export async function openS3Storage({ bucket, region, endpoint, credentials }: S3Settings): Promise<Storage> {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials !== undefined && { credentials }),
    // Other services than Amazon's do not know the checksums that newer SDKs add to everything.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectWithinMs, requestTimeout: answerWithinMs },
  })
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    client.destroy()
    throw new StartError(
      `The bucket ${bucket} at ${endpoint === undefined ? 'Amazon S3' : new URL(endpoint).host} cannot be used (${nameOf(error)}). Check S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys.`,
      { cause: error },
    )
  }

  return {
    async put(key, bytes, contentType) {
      requireKey(key)
      requireContentType(contentType)
      const command = { Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }
      await client.send(new PutObjectCommand(command)).catch(throwUnavailable)
    },

    async read(key) {
      requireKey(key)
      try {
        const { Body: body, ContentType: contentType } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: key }),
        )
        const bytes = Buffer.from((await body?.transformToByteArray()) ?? [])
        return { bytes, contentType: contentType ?? 'application/octet-stream' }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        return throwUnavailable(error)
      }
    },

    async delete(key) {
      requireKey(key)
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(throwUnavailable)
    },

    async close() {
      client.destroy()
    },
  }
}

function throwUnavailable(cause: unknown): never {
  throw new StorageUnavailable(`The bucket of the stored files did not do it (${nameOf(cause)}).`, { cause })
}

/** What the service calls it; its sentences may hold the name of a key. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return status === undefined ? error.name : `${error.name}, ${status}`
}
