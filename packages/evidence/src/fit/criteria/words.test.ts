import { expect, test } from 'vitest'
import { judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const trial = study({
  population: 'adults with heart failure',
  intervention: 'dapagliflozin',
  comparator: 'placebo',
  outcome: 'death',
})
const sharesOf = (question: string) => judge(question, trial, lexicon).words.shares

test.each([
  'hi all, quick one before clinic: dapagliflozin in heart failure, thanks so much in advance!!',
  'my consultant says dapagliflozin in heart failure but the family is not so sure about any of it',
])('chatter does not lower what a question shares with a study: %s', (chatty) => {
  const [plain, wordy] = [sharesOf('dapagliflozin in heart failure'), sharesOf(chatty)]

  expect(wordy['conceptsExplained']).toBe(plain['conceptsExplained'])
  expect(wordy['shared']).toBeGreaterThanOrEqual(plain['shared'] ?? 1)
})

test('a name that the study does not have lowers the share of names', () => {
  const both = sharesOf('dapagliflozin in heart failure and multiple sclerosis')

  expect(both['conceptsExplained']).toBeCloseTo(2 / 3)
})

test('what is denied or refused is not looked for in a study', () => {
  const denied = sharesOf('dapagliflozin in heart failure, no multiple sclerosis')

  expect(denied['conceptsExplained']).toBe(1)
})

test('what the patient had or takes is not missed in a study', () => {
  const taken = sharesOf('dapagliflozin in heart failure, takes metformin, h/o multiple sclerosis')

  expect(taken['conceptsExplained']).toBe(1)
})
