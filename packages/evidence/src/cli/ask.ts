import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { AgentType } from '@auscult/contract/ai/ai.ts'
import { Spelling } from '@auscult/contract/language.ts'
import { askAgent } from '../ask-agent.ts'
import { openLanceIndex } from '../corpus/text-index/lance-index.ts'
import { createConfiguredWriter } from '../models/configured-writer.ts'
import { loadRecordMaker } from '../record/record-maker.ts'
import { loadMustNotMiss } from '../safety/must-not-miss.ts'
import { loadSafetyRules } from '../safety/compile-rules.ts'
import { loadTools } from '../tools/compile-tools.ts'
import { loadInstalledLexicon } from '../understand/lexicon/installed-lexicon.ts'
import { askMany } from './ask-many.ts'
import { layOutAnswer } from './ask-print-answer.ts'
import { environment, readModelSettings } from './environment.ts'
import { readQuestionFile } from './question-file.ts'

const usage = `npm run ask -- [--agent AGENT] "QUESTION"
npm run ask -- --questions FILE

  --agent     clinical (as when left out), consensus or guideline
  --spelling  uk (as when left out) or us, for answers in English
  --country   your country as two letters (IE): its guidelines come first
  --questions ask every question of a file: JSON lines (.jsonl) with question and, where wanted, id, agent and country,
              or one question a line
  --json      print the answer as the API gives it on standard output and nothing else there (npm run -s); of a
              file's questions one line each
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
  const { questions } = values
  const isOne = questions === undefined && question !== '' && positionals.length === 1
  const isMany = questions !== undefined && positionals.length === 0
  if (!isOne && !isMany) throw new UsageError(usage)
  const agent = readAgent(values.agent)
  const spelling = readSpelling(values.spelling)
  const rows = questions === undefined ? [] : await readQuestions(questions)
  const lexicon = await loadInstalledLexicon(contentFolder, dataFolder)
  const records = await loadRecordMaker(contentFolder, dataFolder, lexicon)
  const safety = await loadSafetyRules(join(contentFolder, 'safety'), lexicon)
  const mustNotMiss = await loadMustNotMiss(contentFolder, lexicon)
  const tools = await loadTools(contentFolder, lexicon)
  const index = await openLanceIndex(join(dataFolder, 'evidence'), records)
  try {
    if ((await index.stats()).documents === 0) {
      console.error(
        `No evidence is stored in ${dataFolder}. Bring in the starter corpus first: npm run corpus -- seed`,
      )
      return exitCodes.emptyCorpus
    }
    const model = readModelSettings()
    const writer = model === undefined ? undefined : createConfiguredWriter(model, clock)
    const { country } = values
    const parts = { index, lexicon, safety, mustNotMiss, tools, clock, signal, country, spelling, writer }
    const width = Math.min(100, Math.max(40, process.stdout.columns ?? 100))
    if (isMany) {
      const readable = (answered: AnsweredQuestion) => layOutAnswer(answered, width)
      const failed = await askMany(rows, {
        parts,
        agent,
        layOut: values.json ? null : readable,
        write: console.log,
        complain: console.error,
      })
      return failed === 0 ? exitCodes.answered : exitCodes.failed
    }
    const answered = await askAgent(question, agent, parts)
    console.log(values.json ? JSON.stringify(answered, null, 2) : layOutAnswer(answered, width))
    return exitCodes.answered
  } finally {
    await index.close()
  }
}

async function readQuestions(file: string) {
  try {
    return await readQuestionFile(file)
  } catch {
    throw new UsageError(`${file} cannot be read.\n\n${usage}`)
  }
}

/** The answer in lines of at most so many characters. */

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
        questions: { type: 'string' },
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
