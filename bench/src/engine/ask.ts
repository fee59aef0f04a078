import { mixedCorpus, mixedIndexFolder } from '@auscult/evaluation/corpus/corpora.ts'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import { quantile } from '@auscult/evaluation/report/quantile.ts'
import { hasSharedSets, readPubMedQa, sharedFolder } from '@auscult/evaluation/sets/shared-sets.ts'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { timeSqlite } from './sqlite-search.ts'

const sizes = [20_000, 200_000, 1_000_000]

/** SQLite answers the slower the more it holds: so many questions tell enough, and at a million it would take a quarter of an hour. */
const questionsForSqlite = 100
const mostForSqlite = 200_000
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
const pair = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)}`

const AskTimes = z.object({ times: z.array(z.number()), indexBytes: z.number(), rssBytes: z.number() })

async function timeAsk(size: number) {
  const script = fileURLToPath(new URL('./ask-process.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, await mixedIndexFolder(size)])
  return AskTimes.parse(JSON.parse(stdout))
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
  const medians: number[] = []
  for (const size of sizes) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would measure each other
    const ours = await timeAsk(size)
    medians.push(quantile(ours.times, 0.5))
    const documents = size.toLocaleString('en-GB')
    rows.push([
      'ask(), whole answer',
      documents,
      pair(ours.times),
      `${megabytes(ours.indexBytes)}`,
      `${megabytes(ours.rssBytes)}`,
    ])
    if (size > mostForSqlite) continue
    // oxlint-disable-next-line no-await-in-loop -- as above
    const theirs = await timeSqlite(mixedCorpus(size), questions.slice(0, questionsForSqlite))
    rows.push([
      'SQLite FTS5, search alone',
      documents,
      pair(theirs.times),
      `${megabytes(theirs.indexBytes)}`,
      '',
    ])
  }
  const figures = table(['engine', 'documents', 'p50 / p95 ms', 'on disk MB', 'process RSS MB'], rows)
  console.log(figures)
  const growth = `For ten times the documents the median of ask() grows ${growthPerTenfold(medians).toFixed(2)} times.`
  console.log(growth)
  await writePart('Speed of ask()', `${figures}\n\n${growth}\n\n${method}`)
}

/** Between the smallest and the largest corpus, as if it were even. */
function growthPerTenfold(medians: readonly number[]): number {
  const growth = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN)
  const tenfolds = Math.log10((sizes.at(-1) ?? Number.NaN) / (sizes[0] ?? Number.NaN))
  return growth ** (1 / tenfolds)
}

const method = `500 questions of PubMedQA dev (100 for SQLite), one after the other, on the corpus of 'Retrieval and answers'. Ours on disk holds the
whole documents beside the text index, SQLite's the terms alone. Floor at 200,000 documents 40 / 90 ms and goal 15 / 40 ms; at 1,000,000 floor 80 / 180 ms and
goal 25 / 60 ms. Floor for the memory of a server with 1,000,000 documents 900 MB, goal 500 MB.`
