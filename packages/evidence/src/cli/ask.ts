import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AgentType, Spelling } from '@auscult/contract/ai.ts'
import { askAgent } from '../ask-agent.ts'
import type { AskParts } from '../ask.ts'
import { openLanceIndex } from '../corpus/text-index/lance-index.ts'
import { createConfiguredWriter } from '../models/configured-writer.ts'
import { loadInstalledLexicon } from '../understand/lexicon/installed-lexicon.ts'
import { layOutConsensus } from './ask-print-consensus.ts'
import { layOutComparison } from './ask-print-guideline.ts'
import { layOut } from './ask-print.ts'
import { environment, readModelSettings } from './environment.ts'

const usage = `npm run ask -- [--agent AGENT] "QUESTION"

  --agent    clinical (as when left out), consensus or guideline
  --spelling uk (as when left out) or us, for answers in English
  --country  your country as two letters (IE): its guidelines come first
  --json     print the answer as the API gives it on standard output and nothing else there
  DATA_DIR names the data folder (.data). With MODEL_BASE_URL and MODEL_NAME a language model words the
  clinical answer (docs/models.md).`

const exitCodes = { answered: 0, failed: 1, usage: 2, emptyCorpus: 3 } as const

const { dataFolder } = environment
const contentFolder = resolve(import.meta.dirname, '../../../../content')

class UsageError extends Error {}

function clock(): Date {
  return new Date()
}

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
    const lexicon = await loadInstalledLexicon(contentFolder, dataFolder)
    const model = readModelSettings()
    const writer = model === undefined ? undefined : createConfiguredWriter(model, clock)
    const { country } = values
    const spelling = readSpelling(values.spelling)
    const parts = { index, lexicon, clock, signal, country, spelling, writer }
    const width = Math.min(100, Math.max(40, process.stdout.columns ?? 100))
    console.log(await answerText(question, readAgent(values.agent), parts, values.json ? null : width))
    return exitCodes.answered
  } finally {
    await index.close()
  }
}

/** The answer as JSON where `width` is null, else laid out in lines of at most so many characters. */
async function answerText(
  question: string,
  agent: AgentType,
  parts: AskParts,
  width: number | null,
): Promise<string> {
  const answered = await askAgent(question, agent, parts)
  if (width === null) return JSON.stringify(answered, null, 2)
  if (answered.agentType === 'clinical') return layOut(answered.responseData, width)
  return answered.agentType === 'consensus'
    ? layOutConsensus(answered.responseData, width)
    : layOutComparison(answered.responseData, width)
}

function readAgent(named: string): AgentType {
  const agent = AgentType.safeParse(named)
  if (!agent.success) throw new UsageError(`No agent is called '${named}'.\n\n${usage}`)
  return agent.data
}

function readSpelling(named: string): Spelling {
  const spelling = Spelling.safeParse(named)
  if (!spelling.success) throw new UsageError(`English is spelt 'uk' or 'us', not '${named}'.\n\n${usage}`)
  return spelling.data
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        agent: { type: 'string', default: 'clinical' },
        country: { type: 'string' },
        spelling: { type: 'string', default: 'uk' },
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
