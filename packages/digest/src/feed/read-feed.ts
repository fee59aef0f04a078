import { parseFeed } from 'feedsmith'
import { toPlainText } from './plain-text.ts'

/** An entry of a feed, all of it plain text. */
export type FeedEntry = {
  title: string
  /** http or https; null where the feed gives none, or one that must not be followed. */
  link: string | null
  description: string
  /** ISO 8601, UTC; null where there is none that can be read. */
  pubDate: string | null
  /** Unlike any other entry's of the same feed. */
  guid: string
}

type RawEntry = {
  title: string | undefined
  link: string | undefined
  base: string | undefined
  description: string | undefined
  date: string | undefined
  id: string | undefined
}

type Reading = { address?: string | undefined; most?: number }

const longestText = 2_000
/** Entries without a title, and the same one again, do not count as entries; a feed of nothing else is read no further than this. */
const mostPerEntry = 4
const longestLink = 2_000

/**
 * Reads RSS (0.9 to 2.0, RDF too) and Atom (0.3, 1.0). Entities that a document declares itself are never expanded. `address` is where
 * the document came from; relative links are completed by it. Of a long feed the first `most` entries are made, since each costs time, and what
 * stands after four times as many is not parsed: a few megabytes of small entries would take ten seconds.
 * Throws where the document is neither.
 */
export function readFeed(
  xml: string,
  { address, most = Number.POSITIVE_INFINITY }: Reading = {},
): FeedEntry[] {
  const entries = new Map<string, FeedEntry>()
  for (const raw of listRawEntries(cutLong(xml, most * mostPerEntry))) {
    if (entries.size >= most) break
    const entry = toEntry(raw, address)
    if (entry.title !== '' && !entries.has(entry.guid)) entries.set(entry.guid, entry)
  }
  return [...entries.values()]
}

/** The document without the entries after so many; what follows the last one, the end of the feed, stays. */
function cutLong(xml: string, most: number): string {
  let entries = 0
  let cut = 0
  let end = 0
  for (const { index, 0: tag } of xml.matchAll(/<\/(?:[\w-]+:)?(?:item|entry)\s*>/giu)) {
    entries += 1
    end = index + tag.length
    if (entries <= most) cut = end
  }
  return entries > most ? xml.slice(0, cut) + xml.slice(end) : xml
}

function toEntry(raw: RawEntry, address: string | undefined): FeedEntry {
  const words = toPlainText((raw.title ?? '').slice(0, longestText * 5))
  const description = toPlainText((raw.description ?? '').slice(0, longestText * 20)).slice(0, longestText)
  const link = findLink(raw.link, [raw.base, address])
  // Without a title, what the entry says stands in its place, or at least where it leads.
  const title = (words || description || (link ?? '')).slice(0, longestText).toWellFormed()
  return {
    title,
    link,
    description: words === '' ? '' : description.toWellFormed(),
    pubDate: findDate(raw.date),
    guid: (raw.id?.trim() || link || title).slice(0, longestText).toWellFormed(),
  }
}

function findLink(link: string | undefined, bases: readonly (string | undefined)[]): string | null {
  if (link === undefined || link.trim() === '') return null
  const [base, address] = bases
  const from = base === undefined ? address : (URL.parse(base, address)?.href ?? address)
  const url = URL.parse(link.trim(), from)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  if (url.username !== '' || url.password !== '' || url.href.length > longestLink) return null
  return url.href
}

function findDate(date: string | undefined): string | null {
  const time = Date.parse(date?.trim() ?? '')
  const year = new Date(time).getUTCFullYear()
  // Years that the format of a date cannot hold are no dates of posts.
  return year >= 1_970 && year <= 9_999 ? new Date(time).toISOString() : null
}

function listRawEntries(xml: string): RawEntry[] {
  const { format, feed } = parseFeed(xml)
  if (format === 'rss') {
    return (feed.items ?? []).map((item) => ({
      title: item.title ?? item.dc?.titles?.[0],
      link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
      base: item.xml?.base ?? feed.xml?.base ?? feed.link,
      description: item.description ?? item.content?.encoded ?? item.itunes?.summary,
      date: item.pubDate ?? item.dc?.dates?.[0],
      id: item.guid?.value,
    }))
  }
  if (format === 'rdf') {
    return (feed.items ?? []).map((item) => ({
      title: item.title,
      link: item.link,
      base: feed.link,
      description: item.description ?? item.content?.encoded,
      date: item.dc?.dates?.[0],
      id: item.rdf?.about,
    }))
  }
  if (format === 'atom') {
    return (feed.entries ?? []).map((entry) => ({
      title: htmlOf(entry.title),
      link: (entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0])
        ?.href,
      base: entry.xml?.base ?? feed.xml?.base,
      description: htmlOf(entry.summary) ?? htmlOf(entry.content),
      date: entry.published ?? entry.updated,
      id: entry.id,
    }))
  }
  throw new Error(`A feed in the format ${format} is not read`)
}

/** A text of Atom as HTML: what says of itself that it is plain text must not lose what looks like a tag. */
function htmlOf(text: { value?: string; type?: string } | undefined): string | undefined {
  return text?.type === 'text' ? text.value?.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text?.value
}
