import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seedStarter } from '../corpus/starter/starter-seed.ts'
import { openLanceIndex } from '../corpus/text-index/lance-index.ts'
import { loadRecordMaker, type RecordMaker } from '../record/record-maker.ts'
import { loadInstalledLexicon } from '../understand/lexicon/installed-lexicon.ts'
import { runEmbed } from './corpus-embed.ts'
import { exitCodes, explainFailure, UsageError } from './corpus-failures.ts'
import { runFetch } from './corpus-fetch.ts'
import { runImport } from './corpus-import.ts'
import { runMesh } from './corpus-mesh.ts'
import { printJson } from './corpus-output.ts'
import { runSearch } from './corpus-search.ts'
import { runVerify } from './corpus-verify.ts'
import { environment, readEmbeddingSettings } from './environment.ts'

const usage = `npm run corpus -- COMMAND

  import PATH [--again]        bring in a file or a folder: PubMed XML, trials of ClinicalTrials.gov's API v2,
                               guideline files, a retraction list (CSV with the columns of Retraction Watch)
  fetch trials "QUERY"         download the trials a query finds in ClinicalTrials.gov, and bring them in
  fetch pubmed "QUERY"         the same with a PubMed query, up to 9,999 records
  fetch pubmed updates         PubMed's update files that were not fetched before; run it every night
  fetch pubmed baseline        the whole of PubMed, some 40 GB in more than a thousand files
  mesh FILE                    extend the lexicon by the names of a MeSH descriptor file (desc20XX.xml, also as .gz)
  seed                         bring in the starter corpus
  embed                        give a vector to each document without one (EMBEDDING_BASE_URL, docs/models.md)
  stats                        what the corpus holds
  search "QUESTION" [--k 10]   the sources that fit a question best
  verify                       compare the starter corpus's PubMed numbers with PubMed (needs a connection)

  --limit N   fetch at most N records of a query
  --keep      keep what was downloaded, in DATA_DIR/downloads
  --again     read or fetch files again that were read or fetched before
  --json      print JSON on standard output and nothing else there

  DATA_DIR            the data folder (.data)
  NCBI_API_KEY        a key of NCBI, for ten requests a second instead of three
  EUTILS_BASE_URL, PUBMED_FILES_BASE_URL, TRIALS_BASE_URL   other addresses of the sources (https)

  A stopped command goes on from where it was when it is run again. docs/corpora.md tells more of each source.`

const { dataFolder } = environment
const stateFolder = join(dataFolder, 'import-state')
const contentFolder = resolve(import.meta.dirname, '../../../../content')
const urls = {
  eutils: environment.eutilsBaseUrl,
  pubmedFiles: environment.pubmedFilesBaseUrl,
  trials: environment.trialsBaseUrl,
}

async function run(signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      k: { type: 'string', default: '10' },
      limit: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, subject, ...rest] = positionals
  if (values.help) {
    console.log(usage)
    return exitCodes.done
  }
  const k = readCount('--k', values.k, 1_000)
  const limit = values.limit === undefined ? null : readCount('--limit', values.limit, 1_000_000)
  requireKnown(command, subject, rest)
  if (command === 'mesh') {
    return runMesh({ path: subject ?? '', dataFolder, json: values.json, signal })
  }
  await mkdir(stateFolder, { recursive: true })
  const records = readsOnly.has(command ?? '') ? undefined : await loadRecords()
  const index = await openLanceIndex(join(dataFolder, 'evidence'), records)
  try {
    const common = { index, stateFolder, contentFolder, json: values.json, signal }
    switch (command) {
      case 'import':
        return await runImport({ ...common, path: subject ?? '', again: values.again })
      case 'fetch':
        return await runFetch({
          ...common,
          source: subject,
          wanted: rest[0],
          limit,
          keep: values.keep,
          again: values.again,
          dataFolder,
          urls,
          ncbiApiKey: environment.ncbiApiKey,
        })
      case 'search':
        return await runSearch({ ...common, dataFolder, question: subject ?? '', k })
      case 'embed':
        return await runEmbed({ ...common, dataFolder, settings: readEmbeddingSettings() })
      case 'verify':
        return await runVerify({ ...common, baseUrl: urls.eutils })
      case 'seed': {
        const changed = await seedStarter(index, stateFolder, contentFolder)
        if (values.json) printJson({ changed })
        else console.log(`${changed} documents of the starter corpus were new or changed.`)
        return exitCodes.done
      }
      default:
        printJson(await index.stats())
        return exitCodes.done
    }
  } finally {
    await index.close()
  }
}

/** They look at no record and need not wait for the names. */
const readsOnly: ReadonlySet<string> = new Set(['stats', 'embed'])

async function loadRecords(): Promise<RecordMaker> {
  const lexicon = await loadInstalledLexicon(contentFolder, dataFolder)
  return loadRecordMaker(contentFolder, dataFolder, lexicon)
}

/** How many words may follow each command. */
const words: Record<string, number> = {
  import: 1,
  mesh: 1,
  fetch: 2,
  search: 1,
  seed: 0,
  embed: 0,
  stats: 0,
  verify: 0,
}

function requireKnown(command: string | undefined, subject: string | undefined, rest: readonly string[]) {
  const allowed = words[command ?? '']
  if (command === undefined || allowed === undefined) throw new UsageError(usage)
  if (command === 'mesh' && (subject ?? '').trim() === '')
    throw new UsageError('mesh needs a descriptor file.')
  const isMissing = subject === undefined || subject.trim() === ''
  if (command === 'import' && isMissing) throw new UsageError('import needs a file or folder.')
  if (command === 'search' && isMissing) throw new UsageError('search needs a question.')
  if (rest.length + Number(subject !== undefined) > allowed) {
    throw new UsageError(`Too many words after '${command}'. Put a question or query in quotes.`)
  }
}

function readCount(option: string, text: string, most: number): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  throw new UsageError(`${option} takes a number from 1 to ${most}.`)
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

try {
  process.exitCode = await run(stopping.signal)
} catch (error) {
  const failure = stopping.signal.aborted
    ? {
        code: exitCodes.stopped,
        message: 'Stopped. What was committed is kept; the same command goes on from there.',
      }
    : explainFailure(error, dataFolder)
  if (failure === undefined) throw error
  console.error(failure.message)
  process.exitCode = failure.code
}
