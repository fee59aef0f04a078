import { z } from 'zod'
import { operation } from './operation.ts'
import { text } from './text.ts'

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
 * Where the bytes of a new picture go. `uploadUrl` is a path of this server: PUT the bytes there once, within `photoLimits.urlMinutes`,
 * with their type; then name `key` as `profilePicture` in `updateProfile`. 415 for a type that is none of `photoTypes`, 429 beyond
 * `perDay`. The PUT answers 413 for what is too large in bytes or pixels, 415 for what is no picture whatever it is called, 403 for a URL
 * that is over, used or changed, and 401 without a session.
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
 * Where a picture can be fetched for `photoLimits.urlMinutes`, a path of this server. 404 `photo-not-found` for a key that is neither the
 * caller's own nor the picture of a profile the caller may see.
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
