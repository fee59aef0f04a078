import { getBlogPosts } from '@auscult/contract/landing.ts'
import { call } from '../../lib/api.ts'

export async function listLatestPosts(signal: AbortSignal) {
  return (await call(getBlogPosts, {}, { signal })).items
}
