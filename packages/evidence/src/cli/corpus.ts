import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openLanceIndex } from '../corpus/lance-index.ts'
import { seedStarter } from '../corpus/starter-seed.ts'
import { exitCodes, explainFailure, UsageError } from './corpus-failures.ts'
import { runImport } from './corpus-import.ts'
import { printJson } from './corpus-output.ts'
import { runSearch } from './corpus-search.ts'
import { runVerify } from './corpus-verify.ts'

const usage = `npm run corpus -- COMMAND

  import PATH [--again]        bring in PubMed XML and trials of ClinicalTrials.gov's API v2: a file or a folder
  seed                         bring in the starter corpus
  stats                        what the corpus holds
  search "QUESTION" [--k 10]   the sources that fit a question best
  verify                       compare the starter corpus's PubMed numbers with PubMed (needs a connection)

  --json   print JSON on standard output and nothing else there
  DATA_DIR names the data folder (.data); EUTILS_BASE_URL another address of PubMed's E-utilities.`

const dataFolder = resolve(process.env['DATA_DIR'] || '.data')
const stateFolder = join(dataFolder, 'import-state')
const contentFolder = resolve(import.meta.dirname, '../../../../content')
const eutilsUrl = process.env['EUTILS_BASE_URL'] || 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils'

async function run(signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      k: { type: 'string', default: '10' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, subject, ...rest] = positionals
  if (values.help) {
    console.log(usage)
    return exitCodes.done
  }
  const k = Number(values.k)
  if (!Number.isInteger(k) || k < 1 || k > 1_000) throw new UsageError('--k takes a number from 1 to 1000.')
  requireKnown(command, subject, rest)
  await mkdir(stateFolder, { recursive: true })
  const index = await openLanceIndex(join(dataFolder, 'evidence'))
  try {
    const common = { index, stateFolder, contentFolder, json: values.json, signal }
    switch (command) {
      case 'import':
        return await runImport({ ...common, path: subject ?? '', again: values.again })
      case 'search':
        return await runSearch({ ...common, question: subject ?? '', k })
      case 'verify':
        return await runVerify({ ...common, baseUrl: eutilsUrl })
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

function requireKnown(command: string | undefined, subject: string | undefined, rest: readonly string[]) {
  const takesSubject = command === 'import' || command === 'search'
  const isKnown = takesSubject || ['seed', 'stats', 'verify'].includes(command ?? '')
  if (!isKnown) throw new UsageError(usage)
  if (takesSubject && (subject === undefined || subject.trim() === '')) {
    throw new UsageError(command === 'import' ? 'import needs a file or folder.' : 'search needs a question.')
  }
  if (rest.length > 0 || (!takesSubject && subject !== undefined)) {
    throw new UsageError(`Too many words after '${command ?? ''}'. Put a question in quotes.`)
  }
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
