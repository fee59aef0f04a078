import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { readStarterCorpus } from './corpus/starter/starter.ts'
import type { EvidenceIndex } from './corpus/text-index/evidence-index.ts'
import { openLanceIndex } from './corpus/text-index/lance-index.ts'
import { loadRecordMaker } from './record/record-maker.ts'
import { type Lexicon, loadLexicon } from './understand/lexicon/lexicon.ts'

const content = join(import.meta.dirname, '../../../content')

let folder: string
let index: EvidenceIndex
let lexicon: Lexicon

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-wording-'))
  lexicon = await loadLexicon(join(content, 'lexicon'))
  index = await openLanceIndex(folder, await loadRecordMaker(content, folder, lexicon))
  await index.index(await readStarterCorpus(content))
}, 60_000)

afterAll(async () => {
  await index.close()
  await rm(folder, { recursive: true })
})

function clock(): Date {
  return new Date('2026-06-01T00:00:00Z')
}

async function listSources(question: string): Promise<string[]> {
  const response = await ask(question, 'clinical', { index, lexicon, clock })
  return response.evidence.map(({ id }) => id)
}

describe('a trial in other people is no answer to a question about people with an artificial heart valve', () => {
  test.each(['Should a bioprosthetic valve be anticoagulated with a DOAC?'])(
    '%s: nothing is shown',
    async (question) => {
      expect(await listSources(question)).toEqual([])
    },
  )

  test.each([
    'Does dabigatran work in patients with mechanical heart valves?',
    'Does apixaban work in patients with mechanical heart valves?',
    'Are DOACs safe in people with a prosthetic valve?',
  ])('%s: the trial in just these people is shown, and no other', async (question) => {
    expect(await listSources(question)).toEqual(['pmid:23991661'])
  })
})

describe('the trial on the matter comes first, however the question words it', () => {
  test.each([
    ['Should patients with atrial fibrillation be bridged with heparin before surgery?', 'pmid:26095867'],
    ['Which antithrombotic after stenting in atrial fibrillation?', 'pmid:30883055'],
    ['Is warfarin safe with aspirin in AF after stenting?', 'pmid:30883055'],
    ['Should rivaroxaban be combined with aspirin in stable coronary artery disease?', 'pmid:28844192'],
    ['Is lenient rate control as good as strict rate control in atrial fibrillation?', 'pmid:20231232'],
  ])('%s: %s', async (question, trial) => {
    const [first] = await listSources(question)

    expect(first).toBe(trial)
  })
})
