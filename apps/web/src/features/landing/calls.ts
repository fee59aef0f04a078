import { getBlogPosts } from '@auscult/contract/public/landing.ts'
import { getConfig } from '@auscult/contract/public/public.ts'
import { call } from '../../lib/calls/api.ts'

export async function listLatestPosts(signal: AbortSignal) {
  return (await call(getBlogPosts, {}, { signal })).items
}

export async function countHeld(signal: AbortSignal) {
  return (await call(getConfig, {}, { signal })).holds
}
