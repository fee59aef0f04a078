import { readFile } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { isLoopbackName } from './addresses.ts'
import { decodeXml } from '@auscult/digest/feed/decode-xml.ts'
import { fetchPublic } from '@auscult/digest/fetch/fetch-public.ts'
import { type FeedEntry, readFeed } from '@auscult/digest/feed/read-feed.ts'

/** The blog's newest entries, as its feed orders them. */
export type Blog = {
  /** Throws where the feed cannot be fetched or read. */
  listEntries(): Promise<FeedEntry[]>
}

const limits = { maxBytes: 2_000_000, withinMs: 5_000 }
const mostEntries = 10

/** The feed of BLOG_FEED_URL, or the one that ships with the product. */
export function openBlog(
  { BLOG_FEED_URL: address, mode }: Pick<Config, 'BLOG_FEED_URL' | 'mode'>,
  shipped: string,
): Blog {
  if (address === undefined) {
    return { listEntries: async () => readFeed(await readFile(shipped, 'utf8'), { most: mostEntries }) }
  }
  const { host, hostname } = new URL(address)
  const ownHost = mode === 'development' && isLoopbackName(hostname) ? host : undefined
  return {
    async listEntries() {
      const { body, contentType } = await fetchPublic(address, { ...limits, ownHost })
      return readFeed(decodeXml(body, contentType), { address, most: mostEntries })
    },
  }
}
