import { beforeAll, describe, expect, test } from 'vitest'
import type { Lexicon } from '../../understand/lexicon/lexicon.ts'
import { abstract, askAmong, fitOf, readLexicon, study } from '../testing/answer.fixture.ts'
import { isSameComparison } from './same-comparison.ts'

let lexicon: Lexicon

beforeAll(async () => {
  lexicon = await readLexicon()
})

const question = 'alteplase in ischaemic stroke'

function compared(intervention: string, comparator: string) {
  const trial = study({
    population: 'adults with ischaemic stroke',
    intervention,
    comparator,
    outcome: 'death',
  })
  return fitOf(question, trial, lexicon).compared
}

describe('two studies are on one comparison', () => {
  test.each([
    ['alteplase', 'placebo', 'alteplase 0.9 mg/kg', 'usual care', true],
    ['alteplase', 'placebo', 'alteplase', 'tenecteplase', false],
    ['alteplase', 'placebo', 'tenecteplase', 'alteplase', false],
    ['tenecteplase', 'alteplase', 'alteplase', 'tenecteplase', true],
    ['alteplase', 'placebo', 'aspirin', 'placebo', false],
  ])('%s against %s, and %s against %s: %s', (one, control, other, otherControl, isSame) => {
    expect(isSameComparison(compared(one, control), compared(other, otherControl))).toBe(isSame)
  })
})

test('how a disease runs is not answered by a trial of its treatment', async () => {
  const trial = study({
    population: 'adults with non-small-cell lung cancer',
    intervention: 'durvalumab',
    comparator: 'placebo',
    outcome: 'progression-free survival',
  })

  const { sentences } = await askAmong([trial], 'prognosis of stage IV non-small-cell lung cancer', lexicon)

  expect(sentences).toEqual([])
})

describe('in an abstract nobody has read for its facts', () => {
  test.each([
    ['Pain in the chest wall was rare; left arms were examined.', 'mismatch'],
    ['Adults with chest pain were given aspirin.', 'match'],
  ])('a disease must stand as a phrase: %s', (text, population) => {
    const fit = fitOf('aspirin in chest pain', abstract('Aspirin in an emergency department', text), lexicon)

    expect(fit.directness.population).toBe(population)
  })
})
