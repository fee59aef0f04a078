import { photoLimits } from '@auscult/contract/people/photo.ts'
import sharp from 'sharp'
import { createFairQueue } from '../../parts/fair-queue.ts'

/** `busy`: too many wait already. */
type Refused = 'type' | 'size' | 'busy'

/** Whether the bytes begin as those of a JPEG, PNG or WebP; a file's name and its client's word are no proof. */
export function isPicture(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isJpeg || isPng || isWebp
}

// One picture at a time, in one thread: what decoding takes is bounded, and answers to others do not wait for it. Of the largest that are
// taken one a second is made; whoever sends several delays anybody else by one.
sharp.concurrency(1)
sharp.cache(false)
const inTurn = createFairQueue({ atOnce: 1, mostWaiting: 50, mostOfOne: 5 })

/**
 * A square JPEG made anew of a JPEG, PNG or WebP: nothing of the file as it was sent stays, neither what it tells of place and camera nor
 * what else it may be. Says what is wrong with a file that is none of these, is broken, or has more pixels than may be decoded, which
 * the file's head tells before any of them is.
 */
export async function makePicture(bytes: Buffer, userId: string): Promise<Buffer | Refused> {
  if (!isPicture(bytes)) return 'type'
  return (await inTurn(userId, () => draw(bytes))) ?? 'busy'
}

async function draw(bytes: Buffer): Promise<Buffer | Refused> {
  const { maxPixels, side } = photoLimits
  const options = { limitInputPixels: maxPixels, failOn: 'error', animated: false } as const
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (width * height > maxPixels) return 'size'
    return await sharp(bytes, options)
      .timeout({ seconds: 10 })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer()
  } catch {
    return 'type'
  }
}
