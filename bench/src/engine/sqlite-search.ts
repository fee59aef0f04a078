import type { Document } from '@auscult/evidence/corpus/document.ts'
import { indexedLines } from '@auscult/evidence/corpus/text-index/indexed-lines.ts'
import { contentTerms } from '@auscult/evidence/text/terms.ts'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Search times in ms of SQLite FTS5 with the same stemmed terms, and the size of its file. */
export async function timeSqlite(
  documents: AsyncIterable<Document>,
  questions: readonly string[],
): Promise<{ times: number[]; indexBytes: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-sqlite-'))
  const file = join(folder, 'search.db')
  const database = new DatabaseSync(file)
  try {
    database.exec("create virtual table texts using fts5(terms, tokenize = 'ascii', detail = 'column')")
    const insert = database.prepare('insert into texts (terms) values (?)')
    database.exec('begin')
    for await (const document of documents) insert.run(indexedLines(document).join(' '))
    database.exec('commit')
    database.exec("insert into texts (texts) values ('optimize')")
    const find = database.prepare(
      'select rowid, bm25(texts) as score from texts where texts match ? order by score limit 20',
    )
    const times = questions.map((question) => {
      const terms = [...new Set(contentTerms(question))].map((term) => `"${term}"`)
      const started = performance.now()
      find.all(terms.join(' OR '))
      return performance.now() - started
    })
    return { times, indexBytes: (await stat(file)).size }
  } finally {
    database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
