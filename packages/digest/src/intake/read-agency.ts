import { decodeXml } from '../feed/decode-xml.ts'
import { readFeed } from '../feed/read-feed.ts'
import { fetchIfChanged, type Version } from '../fetch/fetch-public.ts'
import { isKnownHost } from '../check-story.ts'
import { hostOf, type Source } from '../known-sources.ts'
import { type NewsReader, tellNews } from '../synopsis/news-story.ts'
import type { Reading, Told } from './reading.ts'

/** 'host:port' that may lie on this machine, of a development start; nothing else may. */
export type AgencyReader = NewsReader & { ownHost?: string | undefined }

const limits = { maxBytes: 5_000_000, withinMs: 20_000 }
/** A feed lists its newest first, as a rule; older ones were there the last time. */
const mostEntries = 60

/**
 * What is new in an agency's feed. Asks the hosts of the source alone. Throws `RefusedFetch`, what the network throws, or where the document
 * is no feed.
 */
export async function readAgency(source: Source, known: Version, reader: AgencyReader): Promise<Reading> {
  if (source.feed === null) throw new Error(`${source.name} has no feed`)
  const { address } = source.feed
  const hosts = new Set([hostOf(address), hostOf(source.website)])
  const fetched = await fetchIfChanged(address, known, {
    ...limits,
    ownHost: reader.ownHost,
    mayAsk: (hostname) => isKnownHost(hostname, hosts),
  })
  if (fetched === undefined) return { told: undefined, version: known }
  const { body, contentType, version } = fetched
  return { told: tellFeed(body, contentType, source, reader), version }
}

/** The stories of a feed's document, whatever it is written in. Throws where it is no feed. */
export function tellFeed(body: Uint8Array, contentType: string, source: Source, reader: NewsReader): Told[] {
  const address = source.feed?.address ?? source.website
  return readFeed(decodeXml(body, contentType), { address, most: mostEntries }).map((entry) => {
    const story = tellNews(entry, source, reader)
    return 'refusal' in story ? { title: entry.title, refusal: story.refusal } : { title: entry.title, story }
  })
}
