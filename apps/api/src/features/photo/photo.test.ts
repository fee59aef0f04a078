import { crc32, deflateSync } from 'node:zlib'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import {
  downloadPhoto,
  getDownloadUrl,
  getUploadUrl,
  photoLimits,
  uploadPhoto,
} from '@auscult/contract/people/photo.ts'
import { updateProfile } from '@auscult/contract/people/profile.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { users } from '../../parts/db/users.ts'
import { ada, app, ben, withDoctors } from '../../testing/doctors.ts'
import { type Person } from '../../testing/people.ts'
import { makePicture } from './make-picture.ts'
import { dropUnusedPhotos } from './tidy-photos.ts'
import { photos } from './tables.ts'

withDoctors()

const drawing = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5e66' } })

/** A photograph that tells where it was taken. */
const photograph = () =>
  drawing()
    .withExif({
      IFD0: { Copyright: 'Ada Byron' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 16/1 0/1' },
    })
    .jpeg()
    .toBuffer()

const Given = z.object({ data: z.object({ uploadUrl: z.string(), key: z.string() }) })

const askUrl = (person: Person, contentType = 'image/jpeg') =>
  app.call(getUploadUrl, { token: person.token, query: { fileName: 'me.jpg', contentType } })

async function newKey(person: Person): Promise<string> {
  return Given.parse((await askUrl(person)).body).data.key
}

const send = (person: Person | undefined, key: string, bytes: Buffer, contentType = 'image/jpeg') =>
  app.call(uploadPhoto, { token: person?.token, params: { key }, file: { bytes, contentType } })

const show = (person: Person, profilePicture: string | null) =>
  app.call(updateProfile, { token: person.token, body: { profilePicture } })

async function sendNew(person: Person): Promise<string> {
  const key = await newKey(person)
  await send(person, key, await photograph())
  return key
}

const askAddress = (person: Person, key: string) =>
  app.call(getDownloadUrl, { token: person.token, query: { key } })

const fetchBytes = (person: Person, key: string) =>
  app.call(downloadPhoto, { token: person.token, params: { key } })

describe('a picture', () => {
  it('is sent where the server says, shown in the profile, and fetched by those who may see it', async () => {
    const { data } = Given.parse((await askUrl(ada)).body)
    const sent = await send(ada, data.key, await photograph())
    await show(ada, data.key)

    expect(data.uploadUrl).toBe(`/api/s3/upload/${data.key}`)
    expect(sent.status).toBe(200)
    const identity = await app.call(getIdentity, { token: ada.token })
    expect(identity.body['data']).toMatchObject([{ profilePicture: data.key }])
    for (const person of [ada, ben]) {
      const address = await askAddress(person, data.key)
      expect(address.body).toEqual({ data: { downloadUrl: `/api/s3/photo/${data.key}` } })
      const { status, headers } = await fetchBytes(person, data.key)
      expect(status).toBe(200)
      expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    }
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    'in the form of %s is kept as a square JPEG without what the file told beside it',
    async (form) => {
      const key = await newKey(ada)
      const bytes = await sharp(await photograph())
        .keepMetadata()
        .toFormat(form)
        .toBuffer()
      expect((await sharp(bytes).metadata()).exif).toBeDefined()

      await send(ada, key, bytes, `image/${form}`)

      const kept = await app.parts.storage.read(`photos/${key}`)
      const { format, width, height, exif, icc, xmp } = await sharp(kept?.bytes).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 256, height: 256 })
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
      expect(kept?.bytes.includes('Ada Byron')).toBe(false)
    },
  )

  it('that is not shown in a profile is fetched by who sent it alone', async () => {
    const key = await sendNew(ada)

    expect((await askAddress(ada, key)).status).toBe(200)
    expect((await askAddress(ben, key)).status).toBe(404)
    expect((await fetchBytes(ben, key)).status).toBe(404)
  })

  it('of a profile that is not public is not there for strangers', async () => {
    const key = await sendNew(ada)
    await app.call(updateProfile, { token: ada.token, body: { profilePicture: key, public: false } })

    expect((await fetchBytes(ben, key)).status).toBe(404)
  })

  it('can be taken away from the profile again', async () => {
    const key = await sendNew(ada)
    await show(ada, key)

    expect((await show(ada, null)).body['data']).toMatchObject([{ profilePicture: null }])
    expect((await fetchBytes(ben, key)).status).toBe(404)
  })
})

describe('what is refused', () => {
  it('is another’s key, in every place, and one that nobody has', async () => {
    const key = await newKey(ada)

    const foreign = await send(ben, key, await photograph())
    await send(ada, key, await photograph())

    expect(foreign.status).toBe(404)
    expect((await show(ben, key)).status).toBe(403)
    expect((await send(ben, crypto.randomUUID(), await photograph())).status).toBe(404)
    expect((await send(undefined, key, await photograph())).status).toBe(401)
  })

  it('is a key whose bytes have not come', async () => {
    expect((await show(ada, await newKey(ada))).body).toMatchObject({ reason: 'photo-not-own' })
  })

  it('is a picture that was sent half a day ago, which may be taken away soon', async () => {
    const key = await sendNew(ada)
    app.clock.advance(13 * 60 * 60_000)
    const token = await app.sessions.start(app.parts.database.db, ada.id)

    expect((await show({ ...ada, token }, key)).body).toMatchObject({ reason: 'photo-not-own' })
  })

  it('is a key that was used, or is over', async () => {
    const [used, old] = [await sendNew(ada), await newKey(ada)]
    app.clock.advance(photoLimits.urlMinutes * 60_000 + 1)

    for (const key of [used, old]) {
      const { status, body } = await send(ada, key, await photograph())
      expect(status).toBe(403)
      expect(body).toMatchObject({
        message: 'Forbidden: You do not have permission to upload a profile picture',
      })
    }
  })

  it('is a type that is none of three', async () => {
    const { status, body } = await askUrl(ada, 'image/svg+xml')

    expect(status).toBe(415)
    expect(body).toMatchObject({
      message: 'Unsupported file type: Please upload a valid image file',
      reason: 'photo-type',
    })
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['the head of a JPEG and nothing else', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    [
      'a head of a PNG with a page in it',
      Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.from('<html>')]),
    ],
  ])('is %s, whatever it says it is', async (_, bytes) => {
    const key = await newKey(ada)

    const { status, body } = await send(ada, key, bytes, 'image/png')

    expect(status).toBe(415)
    expect(body).toMatchObject({ message: 'Unsupported file type: Please upload a valid image file' })
    expect(await app.parts.storage.read(`photos/${key}`)).toBeUndefined()
  })

  it('is more than two megabytes', async () => {
    const { status, body } = await send(ada, await newKey(ada), Buffer.alloc(photoLimits.maxBytes + 1))

    expect(status).toBe(413)
    expect(body).toMatchObject({
      message: 'File too large: Please upload a smaller image',
      reason: 'photo-too-large',
    })
  })

  it('is a small file of very many pixels, which none is decoded of', async () => {
    const { status, body } = await send(ada, await newKey(ada), bomb(30_000, 30_000), 'image/png')

    expect(status).toBe(413)
    expect(body).toMatchObject({
      message: 'File too large: Please upload a smaller image',
      reason: 'photo-too-large',
    })
  })

  it('is more than twenty a day, whatever is asked at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => askUrl(ada)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(photoLimits.perDay)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('is a key whose bytes were looked at and were no picture', async () => {
    const key = await newKey(ada)

    expect((await send(ada, key, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).status).toBe(415)
    expect((await send(ada, key, await photograph())).status).toBe(403)
  })

  it('is what one person sends beyond their share of the line, and nobody else’s', async () => {
    const bytes = await photograph()

    const made = await Promise.all([
      ...Array.from({ length: 8 }, () => makePicture(bytes, ada.id)),
      makePicture(bytes, ben.id),
    ])

    expect(made.filter((picture) => picture === 'busy')).toHaveLength(2)
    expect(made.at(-1)).toBeInstanceOf(Buffer)
  })

  it('is a second file of one key: of twenty at once one is taken', async () => {
    const key = await newKey(ada)
    const bytes = await photograph()

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ada, key, bytes)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19)
  })
})

it('pictures that no profile shows go after a day with their files, and the shown one stays', async () => {
  const [shown, unused, waiting] = [await sendNew(ada), await sendNew(ada), await newKey(ada)]
  await show(ada, shown)
  app.clock.advance(25 * 60 * 60_000)

  await dropUnusedPhotos({ db: app.parts.database.db, clock: app.parts.clock })
  await app.tidy()

  const left = await app.parts.database.db.select({ id: photos.id }).from(photos)
  expect(left).toEqual([{ id: shown }])
  expect(await app.parts.storage.read(`photos/${shown}`)).toBeDefined()
  expect(await app.parts.storage.read(`photos/${unused}`)).toBeUndefined()
  expect(waiting).not.toBe(unused)
})

it('nothing of what a client says becomes part of a path', async () => {
  const { status } = await askAddress(ada, '../../demo.json')

  expect(status).toBe(404)
  const [row] = await app.parts.database.db.select().from(users).where(eq(users.id, ada.id))
  expect(row?.profilePicture).toBeNull()
})

/** A PNG of one colour, well packed: 900 million pixels in about a hundred kilobytes, as in a decompression bomb. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
