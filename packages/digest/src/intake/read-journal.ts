import type { Eutils } from '@auscult/evidence/corpus/download/eutils.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { readPubmedXml } from '@auscult/evidence/corpus/pubmed/pubmed-xml.ts'
import type { Source } from '../known-sources.ts'
import { storyId } from '../story.ts'
import { type ResearchReader, tellResearch } from '../synopsis/research-story.ts'
import type { Reading, Told, WorkStatus } from './reading.ts'

const noVersion = { etag: null, lastModified: null }
/** Of each search; as many as the E-utilities give in one answer. A fortnight of the largest journals has about half. */
const mostRecords = 200
const dayMs = 86_400_000

/**
 * The papers with an abstract that PubMed took in of a journal since a day, and those whose record changed since and says that they were
 * withdrawn, doubted or corrected, by the E-utilities. Throws DownloadError, or where the answer is no PubMed XML.
 */
export async function readJournal(
  { medlineTitle, name }: Source,
  since: Date,
  { eutils, ...reader }: ResearchReader & { eutils: Eutils },
): Promise<Reading> {
  if (medlineTitle === null) throw new Error(`${name} has no name in PubMed`)
  const told: Told[] = []
  // Two searches, so that many corrections crowd out no paper, nor many papers a correction.
  for (const query of journalQueries(medlineTitle, since, reader.clock())) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as NCBI asks
    const found = await eutils.searchHistory(query)
    if (found.count === 0) continue
    // oxlint-disable-next-line no-await-in-loop
    const xml = await eutils.fetchRecords(found, 0, Math.min(found.count, mostRecords))
    // oxlint-disable-next-line no-await-in-loop
    told.push(...(await tellPubmedXml(xml, reader)))
  }
  return { told, version: noVersion }
}

/** The synopses of the records of PubMed XML. Throws where it is none. */
export async function tellPubmedXml(xml: string, reader: ResearchReader): Promise<Told[]> {
  const told: Told[] = []
  for await (const event of readPubmedXml(inOnePiece(xml))) {
    if (event.type !== 'record') continue
    const { document } = event
    const story = tellResearch(document, reader)
    const work = statusOf(document)
    told.push({
      title: document.title,
      ...(work && { work }),
      ...('refusal' in story ? story : { story }),
    })
  }
  return told
}

/** Read before anything is told: a paper that was withdrawn may have neither abstract nor finding left. */
function statusOf({ status, pmid, doi, links: [url = ''] }: Document): WorkStatus | undefined {
  if (status === 'current') return undefined
  const ids = [
    ...(pmid === null ? [] : [storyId({ pmid, url })]),
    ...(doi === null ? [] : [storyId({ doi, url })]),
  ]
  return { ids, status }
}

/** What PubMed says of a record that was withdrawn, doubted or corrected by a later notice. */
const noticed = [
  '"retracted publication"[pt]',
  'hasretractionin',
  'haspartialretractionin',
  'hasretractedandrepublishedin',
  'hasexpressionofconcernin',
  'haserratumin',
  'hascorrectedrepublishedin',
]

/** Field names are PubMed's: journal, day it was added, day it was changed; its filters of linked notices have none. */
function journalQueries(medlineTitle: string, since: Date, now: Date): string[] {
  const journal = `"${medlineTitle}"[ta]`
  const within = (field: string) =>
    `"${toDay(since)}"[${field}] : "${toDay(new Date(now.getTime() + dayMs))}"[${field}]`
  const added = `hasabstract AND ${within('edat')}`
  return [
    `${journal} AND ${added}`,
    `${journal} AND (${noticed.join(' OR ')}) AND ${within('mdat')} NOT (${added})`,
  ]
}

/** 2026/11/26, as PubMed writes days. */
function toDay(date: Date): string {
  return date.toISOString().slice(0, 10).replaceAll('-', '/')
}

async function* inOnePiece(xml: string): AsyncGenerator<string> {
  yield xml
}
