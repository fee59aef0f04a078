import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import type { EvidenceIndex } from './corpus/evidence-index.ts'
import { openLanceIndex } from './corpus/lance-index.ts'
import { readStarterCorpus } from './corpus/starter.ts'
import { type Lexicon, loadLexicon } from './understand/lexicon.ts'

const content = join(import.meta.dirname, '../../../content')

let folder: string
let index: EvidenceIndex
let lexicon: Lexicon

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-wording-'))
  index = await openLanceIndex(folder)
  lexicon = await loadLexicon(join(content, 'lexicon'))
  await index.index(await readStarterCorpus(content))
}, 60_000)

afterAll(async () => {
  await index.close()
  await rm(folder, { recursive: true })
})

async function listSources(question: string): Promise<string[]> {
  const clock = () => new Date('2026-06-01T00:00:00Z')
  const response = await ask(question, 'clinical', { index, lexicon, clock })
  return response.evidence.map(({ id }) => id)
}

describe('a trial in other people is no answer to a question about people with an artificial heart valve', () => {
  test.each([
    'Does dabigatran work in patients with mechanical heart valves?',
    'Should a bioprosthetic valve be anticoagulated with a DOAC?',
    'Are DOACs safe in people with a prosthetic valve?',
  ])('%s: nothing is shown', async (question) => {
    expect(await listSources(question)).toEqual([])
  })
})
