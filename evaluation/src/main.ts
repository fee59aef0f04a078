import { parseArgs } from 'node:util'
import { RowError } from './json-lines.ts'
import { scoreOutsideSet } from './outside-retrieval.ts'
import { evaluateAll } from './shared-retrieval.ts'
import { hasSharedSets, sharedFolder } from './shared-sets.ts'

const usage = `npm run evaluate                    scores the engine on the development sets and writes docs/evaluation.md
npm run evaluate -- retrieval --documents FILE --questions FILE [--json]
                                    scores retrieval on a set of your own (JSON lines, .gz allowed)`

function readCommandLine() {
  return parseArgs({
    allowPositionals: true,
    options: {
      documents: { type: 'string' },
      questions: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
}

async function main(): Promise<void> {
  const { positionals, values } = readCommandLine()
  const [command] = positionals
  if (command === undefined) {
    if (hasSharedSets()) return evaluateAll()
    console.error(
      `Nothing measured: the public data sets are expected in ${sharedFolder}, which is not there.`,
    )
    return
  }
  const { documents, questions, json } = values
  if (command !== 'retrieval' || documents === undefined || questions === undefined) throw new Error(usage)
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
