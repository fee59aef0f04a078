import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { SourceFileError } from '../source-errors.ts'
import type { Document } from '../document.ts'
import { readTextChunks } from '../files/source-file.ts'
import {
  articleSetXml,
  articleXml,
  collect,
  hasSharedData,
  readAll,
  sharedNaughtyStrings,
  sharedPubmed,
} from '../testing/pubmed-fixtures.ts'
import { withoutReferenceLists } from './pubmed-references.ts'
import { readPubmedXml } from './pubmed-xml.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What another reader got out of the same files; written with a simple extractor, so that white space may differ. */
const IndependentReading = z.object({
  pmid: z.string(),
  source: z.string(),
  title: z.string(),
  abstract: z.array(z.object({ label: z.string().nullish(), text: z.string() })),
  year: z.string().nullish(),
  publication_types: z.array(z.string()),
  mesh: z.array(z.tuple([z.string(), z.string()])),
})

async function readDocuments(path: string): Promise<Document[]> {
  const documents: Document[] = []
  for await (const event of readPubmedXml(withoutReferenceLists(readTextChunks(path)))) {
    if (event.type === 'record') documents.push(event.document)
  }
  return documents
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', '] ]>')}]]>`
const letters = (text: string) => text.replaceAll(/[\s^/[\].]/gu, '')

describe.skipIf(!hasSharedData)('real PubMed files (../shared/data/pubmed-xml)', () => {
  test('every one of the 376 records is read as an independent reading has it', async () => {
    const lines = (await readFile(join(sharedPubmed, 'records.jsonl'), 'utf8')).split('\n').filter(Boolean)
    const expected = lines.map((line) => IndependentReading.parse(JSON.parse(line)))
    const sources = [...new Set(expected.map((record) => record.source))]

    const read = new Map<string, Document>()
    for (const source of sources) {
      const documents = await readDocuments(join(sharedPubmed, source))
      for (const document of documents) read.set(`${source} ${document.pmid ?? ''}`, document)
    }

    expect(read.size).toBe(376)
    for (const record of expected) {
      const document = read.get(`${record.source} ${record.pmid}`)
      const texts = record.abstract.map((part) => part.text).filter((text) => text.trim() !== '')
      expect(
        document?.sections.map((section) => letters(section.text)),
        record.pmid,
      ).toEqual(texts.map(letters))
      expect(letters(document?.title ?? ''), record.pmid).toBe(letters(record.title))
      expect(document?.publicationTypes, record.pmid).toEqual(record.publication_types)
      expect(document?.meshTerms, record.pmid).toEqual(record.mesh.map(([name]) => name))
      expect(String(document?.year), record.pmid).toBe(record.year?.slice(0, 4))
    }
  })

  test('the deletion list at the end of a MEDLINE file is read', async () => {
    const path = join(sharedPubmed, 'medline/medline16n0902-part-a.xml.gz')

    const events = await collect(readPubmedXml(readTextChunks(path)))

    expect(events.filter((event) => event.type === 'record')).toHaveLength(282)
    expect(events.at(-1)).toEqual({ type: 'deletion', pmids: ['26432306'] })
  })

  test('answers of other calls, and a web page, are refused by the name of their outermost element', async () => {
    const folder = join(sharedPubmed, 'eutils-responses')

    for (const name of await readdir(folder)) {
      const reading = readDocuments(join(folder, name))

      await expect(reading, name).rejects.toThrow(SourceFileError)
      await expect(reading, name).rejects.toThrow(/not a PubMed file: its outermost element is <\S+>/u)
    }
  })

  test('naughty strings in every field come out as they went in', async () => {
    const strings = z.array(z.string()).parse(JSON.parse(await readFile(sharedNaughtyStrings, 'utf8')))
    const allowed = strings.filter((text) => text.trim() !== '' && isXmlText(text))
    const xml = articleSetXml(
      ...allowed.map((text, at) =>
        articleXml({
          pmid: String(2_000_000 + at),
          title: `T ${cdata(text)}`,
          abstract: `<Abstract><AbstractText Label="NOTE">A ${cdata(text)}</AbstractText></Abstract>`,
        }),
      ),
    )

    const events = await readAll(xml)

    expect(allowed.length).toBeGreaterThan(450)
    expect(events.every((event) => event.type === 'record')).toBe(true)
    for (const [at, event] of events.entries()) {
      const folded = `A ${allowed[at] ?? ''}`.replaceAll(']]>', '] ]>').replaceAll(/\s+/gu, ' ').trim()
      if (event.type === 'record') expect(event.document.sections[0]?.text).toBe(folded)
    }
  })
})

test('a record is the same whether its file comes whole or in pieces that cut every tag', async () => {
  const xml = articleSetXml(articleXml({ title: 'One &amp; <i>two</i>' }), articleXml({ pmid: '1000002' }))
  const inOnePiece = await collect(readPubmedXml(piecesOf(xml, xml.length)))

  const inPieces = await collect(readPubmedXml(piecesOf(xml, 1)))

  expect(inPieces).toEqual(inOnePiece)
})

test('reference lists are cut out wherever the pieces end, nested ones too', async () => {
  const list = '<ReferenceList><Reference>a</Reference><ReferenceList>b</ReferenceList></ReferenceList>'
  const text = `<x>1${list}2<y/>${list}</x>`

  for (let size = 1; size < text.length; size += 1) {
    const kept = await collect(withoutReferenceLists(piecesOf(text, size)))

    expect(kept.join(''), `pieces of ${size}`).toBe('<x>12<y/></x>')
  }
})

async function* piecesOf(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
}

/** XML cannot carry control characters or lone surrogates at all. */
function isXmlText(text: string): boolean {
  return /^(?:[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}])*$/u.test(text)
}
