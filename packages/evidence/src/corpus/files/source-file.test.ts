import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { CorpusEvent } from '../corpus-event.ts'
import { SourceFileError } from '../source-errors.ts'
import { readPubmedXml } from '../pubmed/pubmed-xml.ts'
import { articleSetXml, articleXml, createFolder } from '../testing/pubmed-fixtures.ts'
import { readTextChunks } from './source-file.ts'

const articles = Array.from({ length: 400 }, (_, at) =>
  articleXml({ pmid: String(3_000_000 + at), title: `Trial ${at} ${Math.sin(at)}` }),
)
const xml = articleSetXml(...articles)

async function readFileWith(bytes: Uint8Array | string, name = 'file.xml') {
  const path = join(await createFolder(), name)
  await writeFile(path, bytes)
  const events: CorpusEvent[] = []
  try {
    for await (const event of readPubmedXml(readTextChunks(path))) events.push(event)
    return { events, error: null }
  } catch (error) {
    return { events, error }
  }
}

test('what a file is shows in its first bytes, whatever its name says', async () => {
  const zipped = await readFileWith(gzipSync(xml), 'named-wrongly.xml')
  const plain = await readFileWith(xml, 'named-wrongly.xml.gz')

  expect(zipped.events).toHaveLength(400)
  expect(plain.events).toEqual(zipped.events)
})

test('a gz file of several parts, as gzip may write it, is read to its end', async () => {
  const half = Math.floor(xml.length / 2)
  const twoParts = Buffer.concat([gzipSync(xml.slice(0, half)), gzipSync(xml.slice(half))])

  const { events, error } = await readFileWith(twoParts)

  expect(error).toBeNull()
  expect(events).toHaveLength(400)
})

test('a truncated gz gives its whole records and then says that it ends early', async () => {
  const whole = gzipSync(xml)

  const { events, error } = await readFileWith(whole.subarray(0, Math.floor(whole.length / 2)))

  expect(error).toBeInstanceOf(SourceFileError)
  expect(String(error)).toMatch(/ends (?:within record \d+|early)/u)
  expect(events.length).toBeGreaterThan(150)
  expect(events.every((event) => event.type === 'record')).toBe(true)
})

test('damaged gz data is a bad file, not a crash', async () => {
  const bytes = gzipSync(xml)
  bytes.fill(0xff, 100, 200)

  const { error } = await readFileWith(bytes)

  expect(error).toBeInstanceOf(SourceFileError)
})

test('malformed XML ends the file with its line, after the whole records before it', async () => {
  const broken = articleSetXml(
    articles[0] ?? '',
    articles[1] ?? '',
    '<PubmedArticle></Oops>',
    articles[2] ?? '',
  )

  const { events, error } = await readFileWith(broken)

  expect(events).toHaveLength(2)
  expect(error).toBeInstanceOf(SourceFileError)
  expect(String(error)).toMatch(/not well-formed XML at line \d+/u)
})

test('entities of a DTD are not expanded, so a bomb stays small', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE PubmedArticleSet [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">
    <!ENTITY file SYSTEM "file:///etc/passwd">]><PubmedArticleSet>${articleXml({ title: '&b; &file;' })}</PubmedArticleSet>`

  const { events, error } = await readFileWith(bomb)

  expect(JSON.stringify(events)).not.toMatch(/aaaa|root:/u)
  expect(error).toBeInstanceOf(SourceFileError)
})

test('an empty file and an unknown encoding are said plainly', async () => {
  const empty = await readFileWith('')
  const unknown = await readFileWith('<?xml version="1.0" encoding="x-secret"?><PubmedArticleSet/>')

  expect(String(empty.error)).toContain('the file is empty')
  expect(String(unknown.error)).toContain("unknown text encoding 'x-secret'")
})

test('an older encoding is read as it declares itself', async () => {
  const latin = Buffer.from(
    articleSetXml(articleXml({ title: 'Sjögren' })).replace('utf-8', 'iso-8859-1'),
    'latin1',
  )

  const { events } = await readFileWith(latin)

  expect(events[0]).toMatchObject({ document: { title: 'Sjögren' } })
})
