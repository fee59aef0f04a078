import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../../understand/lexicon/lexicon.ts'
import { askAmong, fitOf, readLexicon, study } from '../../testing/answer.fixture.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

describe('where only a procedure says who the people are', () => {
  const trial = study({
    population: 'adults with atrial fibrillation',
    intervention: 'apixaban',
    comparator: 'aspirin',
    outcome: 'stroke',
  })

  test('a trial in people who did not have it does not answer', async () => {
    const { sentences, nearest } = await askAmong([trial], 'apixaban on dialysis', lexicon)

    expect(sentences).toEqual([])
    expect(nearest.map(({ id }) => id)).toEqual([trial.id])
  })

  test('a trial in the illness that is named too answers and says what it lacks', async () => {
    const { sentences } = await askAmong([trial], 'apixaban in atrial fibrillation on dialysis', lexicon)

    expect(sentences[0]?.text).toMatch(/^No study shown here has a result .*dialysis/u)
  })
})

describe('prevention in people of whom no illness is named', () => {
  const ofReturn = study({
    population: 'women with early breast cancer',
    intervention: 'tamoxifen',
    comparator: 'placebo',
    outcome: 'breast-cancer recurrence',
  })
  const ofFirst = {
    ...ofReturn,
    facts: ofReturn.facts && { ...ofReturn.facts, population: 'women', outcome: 'breast cancer' },
  }

  test('is not told from the return of an illness', () => {
    expect(fitOf('tamoxifen for prevention in high-risk women', ofReturn, lexicon).answers).toBe(false)
  })

  test('is told from the first event', () => {
    expect(fitOf('tamoxifen for prevention in high-risk women', ofFirst, lexicon).answers).toBe(true)
  })
})
