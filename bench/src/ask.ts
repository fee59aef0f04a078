import { mixedCorpus, mixedIndexFolder } from '@auscult/evaluation/corpora.ts'
import { loadContentLexicon } from '@auscult/evaluation/content-lexicon.ts'
import { table, writePart } from '@auscult/evaluation/page.ts'
import { quantile } from '@auscult/evaluation/quantile.ts'
import { hasSharedSets, readPubMedQa, sharedFolder } from '@auscult/evaluation/shared-sets.ts'
import { ask } from '@auscult/evidence/ask.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/lance-index.ts'
import { timeSqlite } from './sqlite-search.ts'

const sizes = [20_000, 200_000]
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
const pair = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)}`

async function timeAsk(size: number, questions: readonly string[]) {
  const lexicon = await loadContentLexicon()
  const index = await openLanceIndex(await mixedIndexFolder(size))
  try {
    const times: number[] = []
    // The first ten pay for opening files; they are asked again at the end of the row.
    for (const question of [...questions.slice(0, 10), ...questions]) {
      const started = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- one clinician at a time
      await ask(question, 'clinical', { index, lexicon, clock: () => new Date() })
      times.push(performance.now() - started)
    }
    const { indexBytes } = await index.stats()
    return { times: times.slice(10), indexBytes, rssBytes: process.memoryUsage.rss() }
  } finally {
    await index.close()
  }
}

/**
 * Times whole answers beside SQLite FTS5 doing the search alone (OR of the same stemmed terms, top 20), on the same documents
 * and questions in the same run.
 */
export async function benchAsk(): Promise<void> {
  if (!hasSharedSets()) {
    console.log(`Nothing measured: the public data sets are expected in ${sharedFolder}, which is not there.`)
    return
  }
  const questions = (await readPubMedQa()).set.questions.map(({ question }) => question)
  const rows: string[][] = []
  for (const size of sizes) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would measure each other
    const ours = await timeAsk(size, questions)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const theirs = await timeSqlite(await mixedCorpus(size), questions.slice(0, 100))
    const documents = size.toLocaleString('en-GB')
    rows.push(
      [
        'ask(), whole answer',
        documents,
        pair(ours.times),
        `${megabytes(ours.indexBytes)}`,
        `${megabytes(ours.rssBytes)}`,
      ],
      ['SQLite FTS5, search alone', documents, pair(theirs.times), `${megabytes(theirs.indexBytes)}`, ''],
    )
  }
  const figures = table(['engine', 'documents', 'p50 / p95 ms', 'on disk MB', 'process RSS MB'], rows)
  console.log(figures)
  await writePart('Speed of ask()', `${figures}\n\n${method}`)
}

const method = `500 questions of PubMedQA dev (100 for SQLite), one after the other, on the corpus of 'Retrieval and answers'. Ours on disk holds the
whole documents beside the text index, SQLite's the terms alone. Floor at 200,000 documents 40 / 90 ms, goal 15 / 40 ms.`
