import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { nameOf, openBucket, type S3Settings } from './s3-client.ts'
import { requireContentType, requireKey, type Storage, StorageUnavailable } from './storage.ts'

const answerWithinMs = 10_000

/** Files in a bucket of Amazon S3 or of a service that speaks the same. Throws `StartError` when the bucket cannot be used at start. */
export async function openS3Storage(settings: Omit<S3Settings, 'answerWithinMs'>): Promise<Storage> {
  const client = await openBucket({ ...settings, answerWithinMs })
  const { bucket } = settings

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

    isUp: () =>
      client.send(new HeadBucketCommand({ Bucket: bucket })).then(
        () => true,
        () => false,
      ),

    async close() {
      client.destroy()
    },
  }
}

function throwUnavailable(cause: unknown): never {
  throw new StorageUnavailable(`The bucket of the stored files did not do it (${nameOf(cause)}).`, { cause })
}
