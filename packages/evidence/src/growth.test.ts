import { expect, test, vi } from 'vitest'
import { type HostileText, listHostileTexts } from './testing/hostile-texts.ts'
import { listTextFunctions, type TextFunction } from './testing/text-functions.ts'
import { shippedLexicon } from './testing/shipped-lexicon.ts'

// The functions that read a whole question read a hundred texts each.
vi.setConfig({ testTimeout: 120_000 })

/** Characters. A question has at most 2,000, and half of that tells; of a section of a record 20,000 are read. */
const lengths = { question: { short: 125, long: 1_000 }, record: { short: 2_000, long: 16_000 } }
const longer = 8
/** What a busy machine may add to a time, beside the growth of what is linear. A square would take eight times as long as a line. */
const slack = 3
/** Milliseconds in which nobody's turn is held up, whatever the growth. */
const quick = 60

const functions = await listTextFunctions(shippedLexicon)
const texts = listHostileTexts()

test('there are functions to test', () => {
  expect(functions.length).toBeGreaterThan(60)
})

test.each(functions)('$name takes no more than eight times as long for eight times the text', (read) => {
  const steep = texts.filter((text) => !growsEvenly(read, text)).map(({ name }) => name)

  expect(steep).toEqual([])
})

/** Measured anew where it seems not to, since memory may have been cleared meanwhile. */
function growsEvenly(read: TextFunction, { textOf }: HostileText): boolean {
  const { short, long } = lengths[read.reads]
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const took = timeOf(read, textOf(long))
    if (took < quick || took < timeOf(read, textOf(short)) * longer * slack) return true
  }
  return false
}

/** Milliseconds of this thread, whatever else the machine does; what is no number or no table is refused by a throw, and that is an answer as well. */
function timeOf({ run }: TextFunction, text: string): number {
  const started = process.threadCpuUsage()
  try {
    run(text)
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}
