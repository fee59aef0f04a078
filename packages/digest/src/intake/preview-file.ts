import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { checkStory, type StoryFault } from '../check-story.ts'
import { decodeXml } from '../feed/decode-xml.ts'
import { readFeed } from '../feed/read-feed.ts'
import { hostOf, readKnown, readSources, type Source } from '../known-sources.ts'
import { openReaders } from './open-readers.ts'
import { tellFeed } from './read-agency.ts'
import { tellPubmedXml } from './read-journal.ts'
import type { Told } from './reading.ts'

/** What an entry would give, and what would keep it from being shown. */
export type Preview = Told & { faults: StoryFault[] }

const isPubmed = /<(?:PubmedArticleSet|MedlineCitationSet|PubmedArticle|MedlineCitation)\b/u

/**
 * What a file would bring in: a feed, of the listed source that its first link leads to, or PubMed XML (.gz allowed). Nothing is fetched and
 * nothing kept. Throws where the file cannot be read, or is neither.
 */
export async function previewFile(
  path: string,
  { contentFolder, dataFolder }: { contentFolder: string; dataFolder: string },
): Promise<Preview[]> {
  const bytes = await readFile(path)
  const body = path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  const sources = readSources(contentFolder)
  const settings = {
    contentFolder,
    dataFolder,
    eutilsBaseUrl: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
  }
  const readers = await openReaders(settings, sources)
  const text = decodeXml(body)
  const told = isPubmed.test(text.slice(0, 5_000))
    ? await tellPubmedXml(text, readers.research)
    : tellFeed(body, '', sourceOf(text, sources), readers.news)
  const known = readKnown(contentFolder)
  return told.map((each) => ({ ...each, faults: 'story' in each ? checkStory(each.story, known) : [] }))
}

function sourceOf(text: string, sources: readonly Source[]): Source {
  const link =
    readFeed(text, { most: 5 }).find((entry) => entry.link !== null)?.link ?? 'https://unlisted.invalid'
  const host = hostOf(link)
  return (
    sources.find(({ website }) => host === hostOf(website) || host.endsWith(`.${hostOf(website)}`)) ?? {
      name: host,
      shortName: host,
      kind: 'agency',
      country: '',
      website: new URL(link).origin,
      aliases: [],
      specialities: [],
      medlineTitle: null,
      feed: null,
    }
  )
}
