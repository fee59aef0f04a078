import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ask } from '../ask.ts'
import { openLanceIndex } from '../corpus/lance-index.ts'
import { loadLexicon } from '../understand/lexicon.ts'
import { layOut } from './ask-print.ts'

const usage = `npm run ask -- "QUESTION"

  --json   print the answer as the API gives it on standard output and nothing else there
  DATA_DIR names the data folder (.data).`

const exitCodes = { answered: 0, failed: 1, usage: 2, emptyCorpus: 3 } as const

const dataFolder = resolve(process.env['DATA_DIR'] || '.data')
const contentFolder = resolve(import.meta.dirname, '../../../../content')

class UsageError extends Error {}

async function run(signal: AbortSignal): Promise<number> {
  const { values, positionals } = readArguments()
  if (values.help) {
    console.log(usage)
    return exitCodes.answered
  }
  const question = positionals[0]?.trim() ?? ''
  if (question === '' || positionals.length > 1) throw new UsageError(usage)
  const index = await openLanceIndex(join(dataFolder, 'evidence'))
  try {
    if ((await index.stats()).documents === 0) {
      console.error(
        `No evidence is stored in ${dataFolder}. Bring in the starter corpus first: npm run corpus -- seed`,
      )
      return exitCodes.emptyCorpus
    }
    const lexicon = await loadLexicon(join(contentFolder, 'lexicon'))
    const responseData = await ask(question, 'clinical', { index, lexicon, clock: () => new Date(), signal })
    const width = Math.min(100, Math.max(40, process.stdout.columns ?? 100))
    console.log(
      values.json
        ? JSON.stringify({ agentType: 'clinical', responseData }, null, 2)
        : layOut(responseData, width),
    )
    return exitCodes.answered
  } finally {
    await index.close()
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : 'Unknown option.'}\n\n${usage}`)
  }
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

try {
  process.exitCode = await run(stopping.signal)
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The question could not be answered.')
  process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failed
}
