import { writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Model } from './model.ts'
import { measuredNow } from '../report/page.ts'

const root = resolve(import.meta.dirname, '../../..')
const file = resolve(root, 'packages/evidence/src/fit/fit-weights.ts')

type Written = Model & { answersFrom: number; supportsFrom: number }

/** Writes the weights as the formatter would; gives the file's name from the root. */
export async function writeFitWeights(
  { bias, weights, answersFrom, supportsFrom }: Written,
  { questions, pairs }: { questions: number; pairs: number },
): Promise<string> {
  const sorted = [...weights].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const rows = sorted.map(([name, weight]) => `    ${keyOf(name)}: ${rounded(weight)},`)
  const text = `import type { FitWeights } from './fit.ts'

/* oxlint-disable approx-constant -- a weight may come near one by chance */

/**
 * Written by \`npm run evaluate -- fit\` on ${measuredNow().date} from ${pairs} pairs of ${questions} questions: phrases that records may be asked by, each
 * held out of its own record, and half one of the clinicians' questions. Who asks is answered where it is at least
 * as sure as \`answersFrom\` that a record does (\`sureness.ts\`); beside the best, others are shown from \`supportsFrom\` on.
 */
export const fitWeights: FitWeights & { answersFrom: number; supportsFrom: number } = {
  answersFrom: ${answersFrom},
  supportsFrom: ${supportsFrom},
  bias: ${rounded(bias)},
  weights: {
${rows.join('\n')}
  },
}
`
  await writeFile(file, text)
  return relative(root, file)
}

const rounded = (weight: number) => String(Math.round(1000 * weight) / 1000)

/** Quoted only where it has to be. */
function keyOf(name: string): string {
  return /^[a-z]\w*$/iu.test(name) ? name : `'${name}'`
}
