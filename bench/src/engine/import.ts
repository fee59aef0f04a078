import { loadContentRecords } from '@auscult/evaluation/corpus/content-lexicon.ts'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import { readTextChunks } from '@auscult/evidence/corpus/files/source-file.ts'
import { importPath } from '@auscult/evidence/corpus/import/import.ts'
import { withoutReferenceLists } from '@auscult/evidence/corpus/pubmed/pubmed-references.ts'
import { readPubmedXml } from '@auscult/evidence/corpus/pubmed/pubmed-xml.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { sharedPubmed, writePubmedFiles } from './pubmed-files.ts'

const amount = { recordsPerFile: 10_000, fileCount: 4 }

/**
 * From PubMed XML to searchable: real records repeated under new numbers, as .xml.gz files like PubMed's own. Beside it, in the
 * same run, the same files parsed into an SQLite FTS5 table, the other engine that needs no server.
 */
export async function benchImport(): Promise<void> {
  if (!existsSync(sharedPubmed)) {
    console.log(`Skipped: there are no PubMed files in ${sharedPubmed}.`)
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'auscult-bench-import-'))
  try {
    const source = join(folder, 'files')
    await writePubmedFiles(source, amount)
    const total = amount.recordsPerFile * amount.fileCount
    const auscult = await measureSeconds(() => importIntoIndex(source, folder))
    const sqlite = await measureSeconds(() => importIntoSqlite(source, folder))
    const figures = table(
      [`${total.toLocaleString('en-GB')} real records, repeated`, 'records a second'],
      [
        ['import into the evidence index', String(Math.round(total / auscult))],
        ['the same parser into SQLite FTS5', String(Math.round(total / sqlite))],
      ],
    )
    console.log(figures)
    await writePart(
      'Rate of import',
      `${figures}\n\nFrom PubMed's own XML, gzipped, to searchable. Floor 1,500, goal 4,000.`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function importIntoIndex(files: string, folder: string): Promise<void> {
  const index = await openLanceIndex(join(folder, 'evidence'), await loadContentRecords())
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
