import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CorpusEvent } from '../corpus-event.ts'
import type { Document } from '../document.ts'
import { readPubmedXml } from '../pubmed/pubmed-xml.ts'

/** Real data beside the repository; it is not part of it, so tests on it are skipped where it is missing. */
export const sharedPubmed = join(import.meta.dirname, '../../../../../../shared/data/pubmed-xml')
export const sharedNaughtyStrings = join(
  import.meta.dirname,
  '../../../../../../shared/data/naughty-strings/blns.json',
)
export const hasSharedData = existsSync(sharedPubmed)

export async function createFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'auscult-corpus-'))
}

type Parts = {
  pmid?: string
  title?: string
  abstract?: string
  pubDate?: string
  language?: string
  revised?: string
  /** Children of Article after the abstract, and of MedlineCitation after Article. */
  inArticle?: string
  afterArticle?: string
  publicationTypes?: readonly string[]
}

/** A small PubmedArticle with every part the reader looks at. */
export function articleXml(parts: Parts = {}): string {
  const types = (parts.publicationTypes ?? ['Journal Article'])
    .map((type) => `<PublicationType UI="D016428">${type}</PublicationType>`)
    .join('')
  const [year, month, day] = (parts.revised ?? '2020-01-01').split('-')
  return `<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">${parts.pmid ?? '1000001'}</PMID>
<DateRevised><Year>${year}</Year><Month>${month}</Month><Day>${day}</Day></DateRevised>
<Article><Journal><JournalIssue><PubDate>${parts.pubDate ?? '<Year>2020</Year>'}</PubDate></JournalIssue>
<Title>Journal of trials</Title></Journal><ArticleTitle>${parts.title ?? 'Drug against placebo.'}</ArticleTitle>
${parts.abstract ?? '<Abstract><AbstractText>The drug helped.</AbstractText></Abstract>'}
<AuthorList><Author ValidYN="Y"><LastName>Doe</LastName><Initials>J</Initials></Author></AuthorList>
<Language>${parts.language ?? 'eng'}</Language><PublicationTypeList>${types}</PublicationTypeList>${parts.inArticle ?? ''}
</Article>${parts.afterArticle ?? ''}</MedlineCitation></PubmedArticle>`
}

export function articleSetXml(...content: string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<PubmedArticleSet>\n${content.join('\n')}\n</PubmedArticleSet>\n`
}

export async function readAll(xml: string): Promise<CorpusEvent[]> {
  return collect(readPubmedXml(chunksOf(xml)))
}

/** The only document of a text; fails where there is none. */
export async function readOne(xml: string): Promise<Document> {
  const [event] = await readAll(xml)
  if (event?.type !== 'record') throw new Error(`no record but ${JSON.stringify(event)}`)
  return event.document
}

/** In small pieces, so that every tag is once cut in two. */
export async function* chunksOf(text: string, size = 997): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
