import { expect, test } from 'vitest'
import { judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const trial = study({
  population: 'adults with type 2 diabetes',
  intervention: 'dapagliflozin',
  comparator: 'placebo',
  outcome: 'death',
})

test('a patient without the disease is not answered by those who all had it', () => {
  const { ruledOut } = judge('dapagliflozin without type 2 diabetes', trial, lexicon)

  expect(ruledOut).toMatchObject({ degree: 'required', isHard: true })
})

test('a patient without another disease is', () => {
  const { ruledOut } = judge('dapagliflozin in type 2 diabetes without heart failure', trial, lexicon)

  expect(ruledOut).toMatchObject({ degree: 'not-required', isHard: false })
})

test('nothing is ruled out where nothing is denied', () => {
  expect(judge('dapagliflozin in type 2 diabetes', trial, lexicon).ruledOut.degree).toBe('not-asked')
})
