import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { importPath } from '@auscult/evidence/corpus/import.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/lance-index.ts'
import { readTextChunks } from '@auscult/evidence/corpus/source-file.ts'
import { withoutReferenceLists } from '@auscult/evidence/corpus/pubmed-references.ts'
import { readPubmedXml } from '@auscult/evidence/corpus/pubmed-xml.ts'

const sharedPubmed = join(import.meta.dirname, '../../../shared/data/pubmed-xml')
const recordsPerFile = 10_000
const fileCount = 4

/**
 * From PubMed XML to searchable: real records repeated under new numbers, as .xml.gz files like PubMed's own. Beside it, in the
 * same run, the same files parsed into an SQLite FTS5 table, the other engine that needs no server.
 */
export async function benchImport(): Promise<void> {
  const records = await readRealRecords().catch(() => [])
  if (records.length === 0) {
    console.log(`Skipped: there are no PubMed files in ${sharedPubmed}.`)
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'auscult-bench-import-'))
  try {
    const files = join(folder, 'files')
    await writeFiles(files, records)
    const total = recordsPerFile * fileCount
    const auscult = await measureSeconds(() => importIntoIndex(files, folder))
    const sqlite = await measureSeconds(() => importIntoSqlite(files, folder))
    console.log(`| ${total} real records, repeated | records a second |\n|---|---|`)
    console.log(`| import into the evidence index | ${Math.round(total / auscult)} |`)
    console.log(`| the same parser into SQLite FTS5 | ${Math.round(total / sqlite)} |`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readRealRecords(): Promise<string[]> {
  const names = await readdir(sharedPubmed, { recursive: true })
  const records: string[] = []
  for (const name of names.filter((each) => /(?:medline|efetch)\/.*\.xml(?:\.gz)?$/u.test(each)).toSorted()) {
    const bytes = await readFile(join(sharedPubmed, name))
    const xml = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    const articles = xml.match(/<PubmedArticle>.*?<\/PubmedArticle>/gsu)
    const citations = xml.match(/<MedlineCitation .*?<\/MedlineCitation>/gsu) ?? []
    records.push(...(articles ?? citations.map((citation) => `<PubmedArticle>${citation}</PubmedArticle>`)))
  }
  return records
}

async function writeFiles(folder: string, records: readonly string[]): Promise<void> {
  await mkdir(folder)
  for (let file = 0; file < fileCount; file += 1) {
    const articles = Array.from({ length: recordsPerFile }, (_, at) => {
      const number = file * recordsPerFile + at
      const record = records[number % records.length] ?? ''
      return record.replace(/(<PMID[^>]*>)\d+/u, `$1${60_000_000 + number}`)
    })
    const xml = `<?xml version="1.0" encoding="utf-8"?><PubmedArticleSet>${articles.join('\n')}</PubmedArticleSet>`
    await writeFile(join(folder, `pubmed26n000${file + 1}.xml.gz`), await promisify(gzip)(xml))
  }
}

async function importIntoIndex(files: string, folder: string): Promise<void> {
  const index = await openLanceIndex(join(folder, 'evidence'))
  await importPath(files, { index, stateFolder: join(folder, 'import-state') })
  await index.close()
}

async function importIntoSqlite(files: string, folder: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'documents.sqlite'))
  database.exec('create virtual table documents using fts5(id unindexed, text, document unindexed)')
  const insert = database.prepare('insert into documents values (?, ?, ?)')
  for (const name of await readdir(files)) {
    database.exec('begin')
    for await (const event of readPubmedXml(withoutReferenceLists(readTextChunks(join(files, name))))) {
      if (event.type !== 'record') continue
      const { document } = event
      const text = [document.title, ...document.sections.map((section) => section.text)].join('\n')
      insert.run(document.id, text, JSON.stringify(document))
    }
    database.exec('commit')
  }
  database.close()
}

async function measureSeconds(action: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await action()
  return (performance.now() - startedAt) / 1_000
}
