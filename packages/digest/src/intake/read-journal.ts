import type { Eutils } from '@auscult/evidence/corpus/download/eutils.ts'
import { readPubmedXml } from '@auscult/evidence/corpus/pubmed/pubmed-xml.ts'
import type { Source } from '../known-sources.ts'
import { type ResearchReader, tellResearch } from '../synopsis/research-story.ts'
import type { Reading, Told } from './reading.ts'

const noVersion = { etag: null, lastModified: null }
/** As many as the E-utilities give in one answer; a fortnight of the largest journals has about half. */
const mostRecords = 200
const dayMs = 86_400_000

/**
 * The papers with an abstract that PubMed took in of a journal since a day, and those that were withdrawn since, by the E-utilities. Throws
 * DownloadError, or where the answer is no PubMed XML.
 */
export async function readJournal(
  { medlineTitle, name }: Source,
  since: Date,
  { eutils, ...reader }: ResearchReader & { eutils: Eutils },
): Promise<Reading> {
  if (medlineTitle === null) throw new Error(`${name} has no name in PubMed`)
  const found = await eutils.searchHistory(journalQuery(medlineTitle, since, reader.clock()))
  if (found.count === 0) return { told: [], version: noVersion }
  const xml = await eutils.fetchRecords(found, 0, Math.min(found.count, mostRecords))
  return { told: await tellPubmedXml(xml, reader), version: noVersion }
}

/** The synopses of the records of PubMed XML. Throws where it is none. */
export async function tellPubmedXml(xml: string, reader: ResearchReader): Promise<Told[]> {
  const told: Told[] = []
  for await (const event of readPubmedXml(inOnePiece(xml))) {
    if (event.type !== 'record') continue
    const { document } = event
    const story = tellResearch(document, reader)
    told.push('refusal' in story ? { title: document.title, ...story } : { title: document.title, story })
  }
  return told
}

/** Field names are PubMed's: journal, day it was added, day it was changed, publication type. */
function journalQuery(medlineTitle: string, since: Date, now: Date): string {
  const range = `"${toDay(since)}"`
  const until = `"${toDay(new Date(now.getTime() + dayMs))}"`
  const added = `(hasabstract AND ${range}[edat] : ${until}[edat])`
  const withdrawn = `("retracted publication"[pt] AND ${range}[mdat] : ${until}[mdat])`
  return `"${medlineTitle}"[ta] AND (${added} OR ${withdrawn})`
}

/** 2026/11/26, as PubMed writes days. */
function toDay(date: Date): string {
  return date.toISOString().slice(0, 10).replaceAll('-', '/')
}

async function* inOnePiece(xml: string): AsyncGenerator<string> {
  yield xml
}
