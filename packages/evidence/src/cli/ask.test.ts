import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStarterCorpus } from '../corpus/starter/starter.ts'
import { openLanceIndex } from '../corpus/text-index/lance-index.ts'
import { wrap } from './wrap.ts'

const content = join(import.meta.dirname, '../../../../content')
let seeded: string
let empty: string

beforeAll(async () => {
  seeded = await mkdtemp(join(tmpdir(), 'auscult-ask-cli-'))
  empty = await mkdtemp(join(tmpdir(), 'auscult-ask-cli-'))
  const index = await openLanceIndex(join(seeded, 'evidence'))
  await index.index(await readStarterCorpus(content))
  await index.close()
}, 60_000)

afterAll(async () => {
  for (const folder of [seeded, empty]) await rm(folder, { recursive: true })
})

function runAsk(
  dataFolder: string,
  ...words: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, DATA_DIR: dataFolder } }
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'ask.ts'), ...words],
      options,
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
      },
    )
  })
}

test("with --json the answer is the API's and nothing else is on standard output", async () => {
  const { code, stdout } = await runAsk(seeded, '--json', 'Does dapagliflozin help in HFrEF?')

  const answer = AnsweredQuestion.parse(JSON.parse(stdout))
  expect(code).toBe(0)
  expect(ClinicalResponse.parse(answer.responseData).evidence.length).toBeGreaterThan(0)
}, 30_000)

test('a person reads sentences with numbered sources, scores, quotes and links', async () => {
  const { stdout } = await runAsk(seeded, 'Does dapagliflozin help in HFrEF?')

  expect(stdout).toMatch(/\[1\] DAPA-HF/u)
  expect(stdout).toMatch(/Strength \d+\/10 Strong/u)
  expect(stdout).toContain('https://')
}, 30_000)

test('the consensus agent prints its groups, the guideline agent a block for each body', async () => {
  const consensus = await runAsk(seeded, '--agent', 'consensus', 'Do SGLT2 inhibitors help in heart failure?')
  const guideline = await runAsk(seeded, '--agent', 'guideline', '--country', 'GB', 'gout')

  expect(consensus.stdout).toContain('High evidence (')
  expect(guideline.stdout).toMatch(/^Gout\n\nNICE NG219/u)
}, 30_000)

test('an empty corpus says how to fill it', async () => {
  const { code, stdout, stderr } = await runAsk(empty, 'Does dapagliflozin help in HFrEF?')

  expect(code).toBe(3)
  expect(stdout).toBe('')
  expect(stderr).toContain('npm run corpus -- seed')
}, 30_000)

test.each([[[]], [['two', 'questions']], [['--nonsense', 'asthma']], [['--agent', 'oracle', 'asthma']]])(
  '%j shows how it is used',
  async (words) => {
    const { code, stdout, stderr } = await runAsk(seeded, ...words)

    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('npm run ask')
  },
  30_000,
)

test('no line is longer than the terminal unless one word is', () => {
  const lines = wrap(`${'word '.repeat(40)}${'x'.repeat(60)}`, 40, '  ').split('\n')

  expect(lines.filter((line) => line.length > 40)).toEqual([`  ${'x'.repeat(60)}`])
})

test('a warning stands before the refusal it comes with, and once before an answer', async () => {
  const refused = await runAsk(seeded, 'colchicine, renal impairment')
  const answered = await runAsk(seeded, 'metformin, eGFR 22')

  expect(refused.stdout).toMatch(/^Use colchicine with care: chronic kidney disease/u)
  expect(answered.stdout.match(/Do not give metformin/gu)).toHaveLength(1)
}, 60_000)
