import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readStarterCorpus } from '../corpus/starter/starter.ts'
import { openLanceIndex } from '../corpus/text-index/lance-index.ts'

const content = join(import.meta.dirname, '../../../../content')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-ask-many-'))
  const index = await openLanceIndex(join(folder, 'evidence'))
  await index.index(await readStarterCorpus(content))
  await index.close()
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

function runAsk(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, DATA_DIR: folder } }
    const script = join(import.meta.dirname, 'ask.ts')
    execFile(process.execPath, [script, ...words], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

async function given(name: string, text: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

const Line = z.looseObject({ id: z.string(), outcome: z.string().optional(), error: z.string().optional() })
const readLines = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)))

test('each question of a file gets one JSON line in the order of the file, a bad line among them', async () => {
  const file = await given(
    'questions.jsonl',
    [
      '{"id": "first", "question": "Does dapagliflozin help in HFrEF?"}',
      '{"id": "broken", "question": ',
      '',
      '{"id": "nothing"}',
      '{"question": "gout", "agent": "guideline", "country": "GB"}',
      '{"id": 7, "question": "weather tomorrow in Rome please"}',
    ].join('\r\n'),
  )

  const { code, stdout, stderr } = await runAsk('--questions', file, '--json')

  const lines = readLines(stdout)
  expect(lines.map(({ id, outcome, error }) => [id, error === undefined ? outcome : 'error'])).toEqual([
    ['first', 'answer'],
    ['line 2', 'error'],
    ['line 4', 'error'],
    ['line 5', 'answer'],
    ['7', 'message'],
  ])
  expect(lines[0]).toMatchObject({
    agent: 'clinical',
    question: 'Does dapagliflozin help in HFrEF?',
    lead: expect.stringContaining('dapagliflozin'),
    leading: ['pmid:31535829'],
    cited: expect.arrayContaining([
      { id: 'pmid:31535829', pmid: '31535829', name: expect.stringContaining('DAPA-HF') },
    ]),
    tookMs: expect.any(Number),
  })
  expect(() => ClinicalResponse.parse(lines[0]?.['response'])).not.toThrow()
  expect(stderr).toMatch(/Line 2: is not JSON[^]*Line 4: question/u)
  expect(code).toBe(1)
}, 30_000)

test('a person reads the questions of a plain file with their answers', async () => {
  const file = await given(
    'questions.txt',
    'Does dapagliflozin help in HFrEF?\n\nDoes zorbamycin cure gout?\n',
  )

  const { code, stdout } = await runAsk('--questions', file)

  expect(code).toBe(0)
  expect(stdout).toContain('line 1: Does dapagliflozin help in HFrEF?')
  expect(stdout).toMatch(/\[1\] DAPA-HF/u)
  expect(stdout).toContain('line 3: Does zorbamycin cure gout?')
}, 30_000)

test.each([[['--questions', '/no/such/file.jsonl']], [['--questions', 'file.txt', 'gout']]])(
  '%j shows how it is used',
  async (words) => {
    const { code, stdout, stderr } = await runAsk(...words)

    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('--questions')
  },
  30_000,
)
