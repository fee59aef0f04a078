import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlogPost } from '@auscult/contract/public/landing.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { decodeXml } from './decode-xml.ts'
import { type FeedEntry, readFeed } from './read-feed.ts'

/** Feeds made to trip parsers up. They stand beside the repository and may be missing. */
const shared = join(import.meta.dirname, '../../../../../shared/data/feeds-edge-cases')
const hasCases = existsSync(join(shared, 'feedparser-cases.tar.gz'))

type Case = { file: string; expect: string; headers: string[] | null }

describe.skipIf(!hasCases)('the feeds of ../shared/data/feeds-edge-cases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auscult-feeds-'))
  if (hasCases) execFileSync('tar', ['-xzf', join(shared, 'feedparser-cases.tar.gz'), '-C', folder])
  afterAll(() => rmSync(folder, { recursive: true }))

  const cases: Case[] = hasCases
    ? readFileSync(join(shared, 'index.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
  const others = globSync(['gofeed/*.xml', 'gov/*'], { cwd: shared }).map((path) => join(shared, path))

  it('number 932 and more', () => {
    expect(cases).toHaveLength(932)
    expect(others.length).toBeGreaterThan(10)
  })

  it('are read or refused, and what is read keeps the promises of the contract', () => {
    const files = [...cases.map(({ file }) => join(folder, 'feedparser', file)), ...others]

    const broken = files.flatMap((file) =>
      read(file).filter(
        (entry) => !BlogPost.safeParse(entry).success || /\p{Cc}/u.test(entry.title + entry.description),
      ),
    )

    expect(broken).toEqual([])
  })

  it('are read wherever they are well formed and have an entry with words', () => {
    const shown = cases.filter(
      ({ file, expect: hint }) =>
        !file.includes('/sanitize/') &&
        /^not bozo and entries\[0\]\['?(?:title|link|description|summary)'?\] == u?'.*[a-z]/u.test(hint),
    )

    const unread = shown.filter(
      ({ file, headers }) => read(join(folder, 'feedparser', file), headers).length === 0,
    )

    expect(shown.length).toBeGreaterThan(50)
    expect(unread.map(({ file }) => file)).toEqual([
      // The only words are in an attribute that no reader shows.
      'encoding/euc-kr-attribute.xml',
      // A drawing without a word.
      'wellformed/namespace/atomsvg.xml',
      // RSS whose own elements carry a prefix, which feedsmith 3.0.1 does not know.
      'wellformed/namespace/rss2.0NSwithModulesNoDefNS.xml',
      'wellformed/namespace/rss2.0NSwithModulesNoDefNSLocalNameClash.xml',
      // Another drawing.
      'wellformed/namespace/rss2.0xlink.xml',
    ])
  })

  it('let no markup through that a feed brings as markup', () => {
    const hostile = cases.filter(({ file }) => file.includes('/sanitize/'))

    const words = hostile.flatMap(({ file }) => read(join(folder, 'feedparser', file)))
    const marked = words.filter(({ title, description }) => /<\s*\/?[a-z]/iu.test(title + description))

    expect(words.length).toBeGreaterThan(100)
    expect(marked).toEqual([])
  })
})

function read(file: string, headers: string[] | null = null): FeedEntry[] {
  const type = headers
    ?.map((line) => /^content-type:\s*(?<value>.*)/iu.exec(line)?.groups?.value)
    .find(Boolean)
  try {
    return readFeed(decodeXml(readFileSync(file), type ?? ''), { address: 'https://blog.example/feed.xml' })
  } catch (error) {
    if (error instanceof Error && error.name.endsWith('Error') && !(error instanceof TypeError)) return []
    throw error
  }
}
