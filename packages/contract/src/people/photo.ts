import { z } from 'zod'
import { StatusAnswer } from '../auth/auth.ts'
import { operation } from '../operation.ts'
import { text } from '../text.ts'

/** A picture is kept as a square JPEG of `side` pixels. `maxPixels` of what is sent are looked at, and `perDay` may be sent. */
export const photoLimits = {
  maxBytes: 2 * 1024 * 1024,
  maxPixels: 25_000_000,
  side: 256,
  perDay: 20,
  urlMinutes: 5,
} as const

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/**
 * Where the bytes of a new picture go. `uploadUrl` is the path of `uploadPhoto`: send them there once, within `photoLimits.urlMinutes`, then
 * name `key` as `profilePicture` in `updateProfile`. 415 `photo-type` for a type that is none of `photoTypes`, 429 `too-many-photos`
 * beyond `perDay`.
 */
export const getUploadUrl = operation({
  name: 'getUploadUrl',
  method: 'GET',
  path: '/s3/upload-url',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'Where to send the bytes of a new picture, and the key it will have.',
  query: z.object({
    /** Not kept. */
    fileName: text({ min: 1, max: 255 }),
    contentType: text({ min: 1, max: 100 }),
  }),
  answer: z.object({ data: z.object({ uploadUrl: z.string(), key: z.uuid() }) }),
})

/**
 * 413 for what is too large in bytes or pixels (`photo-too-large`), 415 for what is no picture whatever it is called (`photo-type`), 404
 * `photo-not-found` for a key that is not the caller's own, 403 `photo-not-own` for one that is over or used, whatever was sent, 503 `too-many-pictures` with Retry-After
 * where a line is full, and 401 without a session.
 */
export const uploadPhoto = operation({
  name: 'uploadPhoto',
  method: 'PUT',
  path: '/s3/upload/{key}',
  access: 'signed-in',
  limit: 'general',
  sealed: false,
  summary: 'The bytes of a picture, which is made anew and stored without what the file tells beside it.',
  params: z.object({ key: z.uuid() }),
  maxBytes: photoLimits.maxBytes,
  upload: { contentTypes: photoTypes },
  answer: StatusAnswer,
})

/**
 * Where a picture can be fetched: the path of `downloadPhoto`. 404 `photo-not-found` for a key that is neither the caller's own nor the
 * picture of a profile the caller may see.
 */
export const getDownloadUrl = operation({
  name: 'getDownloadUrl',
  method: 'GET',
  path: '/s3/download-url',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'Where the bytes of a picture are.',
  query: z.object({ key: text({ min: 1, max: 200 }) }),
  answer: z.object({ data: z.object({ downloadUrl: z.string() }) }),
})

/** 404 `photo-not-found` as for `getDownloadUrl`. */
export const downloadPhoto = operation({
  name: 'downloadPhoto',
  method: 'GET',
  path: '/s3/photo/{key}',
  access: 'signed-in',
  limit: 'general',
  sealed: false,
  summary: 'The bytes of a picture.',
  params: z.object({ key: z.uuid() }),
  download: { contentType: 'image/jpeg' },
  answer: z.string(),
})
