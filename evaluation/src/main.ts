import { parseArgs } from 'node:util'
import { evaluateInjection } from './injection.ts'
import { RowError } from './json-lines.ts'
import { labelCommands, scoreOutsideLabels } from './outside-labels.ts'
import { scoreOutsideSet } from './outside-retrieval.ts'
import { evaluateReading } from './shared-reading.ts'
import { evaluateAll } from './shared-retrieval.ts'
import { hasSharedSets, sharedFolder } from './shared-sets.ts'

const usage = `npm run evaluate                    scores the engine on the development sets and writes docs/evaluation.md
npm run evaluate -- reading         only how single documents are read: types, direction, verdict
npm run evaluate -- injection [--json]
                                    asks with an obedient model and planted instructions: counts what breaks the policy
npm run evaluate -- retrieval --documents FILE --questions FILE [--json]
npm run evaluate -- design    --documents FILE [--questions FILE] [--json]
npm run evaluate -- direction --documents FILE --questions FILE [--json]
npm run evaluate -- verdict   --documents FILE --questions FILE [--json]
                                    scores a set of your own (JSON lines, .gz allowed; docs/evaluation-sets.md)`

function readCommandLine() {
  return parseArgs({
    allowPositionals: true,
    options: {
      documents: { type: 'string' },
      questions: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
}

async function scoreSharedSets(command: 'reading' | undefined): Promise<void> {
  if (!hasSharedSets()) {
    console.error(
      `Nothing measured: the public data sets are expected in ${sharedFolder}, which is not there.`,
    )
    return
  }
  await evaluateReading()
  if (command === undefined) await evaluateAll()
}

async function main(): Promise<void> {
  const { positionals, values } = readCommandLine()
  const [command] = positionals
  const { documents, questions, json, help } = values
  if (help) return console.log(usage)
  if (command === 'injection') return evaluateInjection(json)
  if (command === undefined || command === 'reading') return scoreSharedSets(command)
  if (documents === undefined) throw new Error(usage)
  const labelled = labelCommands.find((name) => name === command)
  if (labelled === 'design') return scoreOutsideLabels(labelled, documents, questions, json)
  if (questions === undefined) throw new Error(usage)
  if (labelled !== undefined) return scoreOutsideLabels(labelled, documents, questions, json)
  if (command !== 'retrieval') throw new Error(usage)
  await scoreOutsideSet(documents, questions, json)
}

try {
  await main()
} catch (error) {
  const isExpected = error instanceof RowError || (error instanceof Error && error.message === usage)
  const isBadOption =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!(error instanceof Error) || !(isExpected || isBadOption)) throw error
  console.error(isBadOption ? `${error.message}\n\n${usage}` : error.message)
  process.exitCode = 1
}
