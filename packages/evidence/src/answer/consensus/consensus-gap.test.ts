import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askAgent } from '../../ask-agent.ts'
import { openLanceIndex } from '../../corpus/text-index/lance-index.ts'
import { createRecordMaker } from '../../record/record-maker.ts'
import { readLexicon, study } from '../testing/answer.fixture.ts'

const dabigatran = study({
  population: 'adults with atrial fibrillation',
  intervention: 'dabigatran',
  comparator: 'warfarin',
  outcome: 'stroke',
})

test('strong studies in other people settle nothing for those asked about, and say so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-consensus-'))
  const index = await openLanceIndex(folder, createRecordMaker(await readLexicon()))
  await index.index([
    { ...dabigatran, id: 'starter:one', title: 'ONE: a trial' },
    { ...dabigatran, id: 'starter:two', title: 'TWO: a trial' },
  ])

  const { responseData } = await askAgent(
    'does dabigatran work in older adults with atrial fibrillation',
    'consensus',
    { index, lexicon: await readLexicon(), clock: () => new Date('2026-06-01T00:00:00Z') },
  )
  await index.close()
  await rm(folder, { recursive: true })

  expect(responseData).toMatchObject({
    high_evidence: [],
    meter: { level: 'emerging', reason: expect.stringContaining('toward benefit in the people studied') },
    emerging_evidence: [
      { explaination: expect.stringContaining('has no result in older adults.') },
      { key_reason: expect.stringContaining('not on quite the treatment or the people asked about') },
    ],
  })
})
