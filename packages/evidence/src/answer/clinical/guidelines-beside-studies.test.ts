import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { askAmong, guideline, readLexicon, study } from '../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

describe('a guideline whose people are only partly those asked about', () => {
  const body = guideline('Hypertension in adults', 'a calcium-channel blocker.')
  const trial = study({
    title: 'RESIST',
    population: 'adults with resistant hypertension',
    intervention: 'spironolactone',
    comparator: 'placebo',
    outcome: 'blood pressure',
  })

  test('does not lead where a study has the very people', async () => {
    const { sentences } = await askAmong([body, trial], 'treatment of resistant hypertension', lexicon)

    expect(sentences[0]?.citations).toMatchObject([{ id: trial.id }])
  })

  test('says so where it is all there is', async () => {
    const { sentences } = await askAmong([body], 'treatment of resistant hypertension', lexicon)

    expect(sentences.at(-1)).toMatchObject({
      role: 'applicability',
      text: expect.stringContaining('You asked about resistant hypertension; BODY 2024 is on hypertension'),
    })
  })
})

test('beside studies no body is heard on another treatment', async () => {
  const trial = study({
    population: 'adults with atrial fibrillation',
    intervention: 'catheter ablation',
    comparator: 'medical therapy',
    outcome: 'death',
  })
  const body = guideline('Atrial fibrillation: stroke prevention', 'a direct oral anticoagulant.')

  const { sentences } = await askAmong([body, trial], 'catheter ablation in atrial fibrillation', lexicon)

  expect(sentences.flatMap(({ citations }) => citations.map(({ id }) => id))).not.toContain(body.id)
})
