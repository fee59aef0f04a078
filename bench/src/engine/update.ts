import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  loadContentLexicon,
  loadContentRecords,
  loadContentSafety,
} from '@auscult/evaluation/corpus/content-lexicon.ts'
import { mixedIndexFolder } from '@auscult/evaluation/corpus/corpora.ts'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import { quantile } from '@auscult/evaluation/report/quantile.ts'
import { hasSharedSets, readPubMedQa, sharedFolder } from '@auscult/evaluation/sets/shared-sets.ts'
import { ask } from '@auscult/evidence/ask.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { writePubmedFiles } from './pubmed-files.ts'

const corpusSize = 1_000_000
const quietQuestions = 200
const update = { recordsPerFile: 10_000, fileCount: 2 }

/** How long a question takes while a daily update comes in: the import runs in a process of its own, as the command does. */
export async function benchUpdate(): Promise<void> {
  if (!hasSharedSets()) {
    console.log(`Nothing measured: the public data sets are expected in ${sharedFolder}, which is not there.`)
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'auscult-bench-update-'))
  try {
    const evidence = join(folder, 'evidence')
    await cp(await mixedIndexFolder(corpusSize), evidence, { recursive: true })
    const files = join(folder, 'files')
    await writePubmedFiles(files, update)
    const asking = await startAsking(evidence)
    const quiet = await asking.askTimes(quietQuestions)
    const importing = importIn(folder, files)
    const during = await asking.askUntil(importing)
    const afterwards = await asking.askTimes(quietQuestions)
    await asking.close()
    const rows = [
      ['before', ...describe(quiet)],
      ['while records come in', ...describe(during)],
      ['afterwards', ...describe(afterwards)],
    ]
    const figures = table(['questions', 'number', 'p50 ms', 'p95 ms', 'slowest ms'], rows)
    console.log(figures)
    await writePart('Questions during an update', `${figures}\n\n${method}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function startAsking(evidence: string) {
  const questions = (await readPubMedQa()).set.questions.map(({ question }) => question)
  const lexicon = await loadContentLexicon()
  const safety = await loadContentSafety(lexicon)
  const index = await openLanceIndex(evidence, await loadContentRecords())
  let next = 0

  async function askOne(): Promise<number> {
    const started = performance.now()
    await ask(questions[next % questions.length] ?? '', 'clinical', {
      index,
      lexicon,
      safety,
      clock: () => new Date(),
    })
    next += 1
    return performance.now() - started
  }

  async function askTimes(count: number): Promise<number[]> {
    const times: number[] = []
    // oxlint-disable-next-line no-await-in-loop -- one clinician at a time
    while (times.length < count) times.push(await askOne())
    return times
  }

  async function askUntil(done: Promise<unknown>): Promise<number[]> {
    const end = new AbortController()
    const finished = done.finally(() => end.abort())
    const times: number[] = []
    // oxlint-disable-next-line no-await-in-loop -- as above
    while (!end.signal.aborted) times.push(await askOne())
    await finished
    return times
  }

  // The first ones pay for opening files.
  await askTimes(10)
  return { askTimes, askUntil, close: () => index.close() }
}

async function importIn(dataFolder: string, files: string): Promise<void> {
  const command = fileURLToPath(new URL('../../../packages/evidence/src/cli/corpus.ts', import.meta.url))
  const environment = { ...process.env, DATA_DIR: dataFolder }
  await promisify(execFile)(process.execPath, [command, 'import', files], { env: environment })
}

function describe(times: readonly number[]): string[] {
  return [
    String(times.length),
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.95).toFixed(1),
    Math.max(...times).toFixed(0),
  ]
}

const method = `${(update.recordsPerFile * update.fileCount).toLocaleString('en-GB')} records in PubMed's own form are imported by the command into a corpus of ${corpusSize.toLocaleString('en-GB')},
in a process of its own on the same machine, while one question after the other is asked. No question may take longer than 500 ms.`
