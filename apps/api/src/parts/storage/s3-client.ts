import { HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { StartError } from '../start-error.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Of another service than Amazon's. */
  endpoint: string | undefined
  /** Left out: from where the SDK finds its own, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  answerWithinMs: number
}

const connectWithinMs = 2_000

/** A client of a bucket of Amazon S3, or of a service that speaks the same. Throws `StartError` when the bucket cannot be used. */
export async function openBucket({
  bucket,
  region,
  endpoint,
  credentials,
  answerWithinMs,
}: S3Settings): Promise<S3Client> {
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
  return client
}

/** What the service calls a failure; its sentences may hold the name of a key. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return status === undefined ? error.name : `${error.name}, ${status}`
}
