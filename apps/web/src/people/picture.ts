import { downloadPhoto, getUploadUrl, photoLimits, uploadPhoto } from '@auscult/contract/people/photo.ts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { browserStorage } from '../lib/browser-storage.ts'
import { call } from '../lib/calls/api.ts'
import { ApiError } from '../lib/calls/call-errors.ts'
import { download } from '../lib/calls/download.ts'
import { identityQuery } from '../lib/session/identity.ts'
import { storageKeys } from '../lib/session/session.ts'

/** The own picture as this browser keeps it, so that it is fetched once. */
const Kept = z.object({ key: z.string(), url: z.string() })

type Kept = z.infer<typeof Kept>

/** What is kept, whichever it is, or only if it is that of a key. */
function readKept(stored: string | null, key?: string): Kept | undefined {
  if (stored === null) return undefined
  try {
    const kept = Kept.safeParse(JSON.parse(stored)).data
    return key === undefined || kept?.key === key ? kept : undefined
  } catch {
    return undefined
  }
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')))
    reader.readAsDataURL(blob)
  })
}

async function fetchPicture(key: string, signal: AbortSignal): Promise<string> {
  return asDataUrl(await download(downloadPhoto, { params: { key } }, { signal }))
}

const pictureQuery = (key: string) =>
  queryOptions({
    queryKey: ['picture', key],
    queryFn: ({ signal }) => fetchPicture(key, signal),
    // What a key stands for never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The address of a person's picture by its key; undefined where there is none, and until it is there. */
export function usePicture(key: string | null): string | undefined {
  const { data } = useQuery({ ...pictureQuery(key ?? ''), enabled: key !== null })
  return data
}

/** How often what this browser keeps is looked at, by the specification; nothing is asked of the server. */
const pollMs = 500

function pollStorage(onChange: () => void): () => void {
  const timer = setInterval(onChange, pollMs)
  return () => clearInterval(timer)
}

/**
 * The same for the person who is signed in, whose picture this browser keeps until they log out. One that was changed in another tab is
 * shown here as soon as that has kept it.
 */
export function useOwnPicture(): string | undefined {
  const { data: identity } = useQuery(identityQuery)
  const key = identity?.profilePicture ?? null
  const kept = useSyncExternalStore(pollStorage, () => browserStorage.getItem(storageKeys.picture))
  const { data } = useQuery({
    ...pictureQuery(key ?? ''),
    queryFn: async ({ signal }) => {
      const url = await fetchPicture(key ?? '', signal)
      browserStorage.setItem(storageKeys.picture, JSON.stringify({ key, url }))
      return url
    },
    enabled: key !== null,
    initialData: () => (key === null ? undefined : readKept(kept, key)?.url),
  })
  return key === null ? undefined : (readKept(kept)?.url ?? data)
}

/** Sends a picture and answers its key, which `updateProfile` then takes. */
export function usePictureUpload() {
  return useMutation({
    mutationKey: ['picture', 'upload'],
    mutationFn: async (file: File): Promise<string> => {
      // Said here, too: a file that is far too large need not travel first.
      if (file.size > photoLimits.maxBytes) throw new ApiError(413, '', { error: 'Payload Too Large' })
      const query = { fileName: file.name.slice(-255), contentType: file.type || 'application/octet-stream' }
      const { data } = await call(getUploadUrl, { query })
      await call(uploadPhoto, { params: { key: data.key }, file })
      return data.key
    },
  })
}

const told = [401, 403, 413, 415] as const

/** What the specification says of a picture that was not taken, by the server's status. */
export function pictureFailure(error: Error | null, t: TFunction<'people'>): string | undefined {
  if (error === null) return undefined
  const isOfNumber =
    error instanceof ApiError && (error.reason === 'too-many-photos' || error.reason === 'too-many-pictures')
  if (isOfNumber && error.message !== '') return error.message
  const status = error instanceof ApiError ? told.find((one) => one === error.status) : undefined
  return status === undefined ? t('photo.failed') : t(`photo.refused.${status}`)
}
