import { expect, test } from 'vitest'
import { guideline, judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const trial = study({
  population: 'adults with heart failure',
  intervention: 'dapagliflozin',
  comparator: 'placebo',
  outcome: 'death',
  arm: { classes: ['SGLT2 inhibitor'] },
  background: 'beta-blocker',
})
const ofClass = study({
  population: 'adults with heart failure',
  intervention: 'SGLT2 inhibitor',
  comparator: 'placebo',
  outcome: 'death',
})

test.each([
  ['the drug itself', 'dapagliflozin in heart failure', 'arm'],
  ['its class', 'SGLT2 inhibitors in heart failure', 'member'],
  ['what all had', 'beta-blockers in heart failure', 'background'],
  ['another drug of the class', 'empagliflozin in heart failure', 'sibling'],
  ['a drug that nobody had', 'rituximab in heart failure', 'absent'],
  ['no drug at all', 'prognosis of heart failure', 'not-asked'],
])('who asks about %s is told how it was tried', (_, question, degree) => {
  expect(judge(question, trial, lexicon).treatment.degree).toBe(degree)
})

test('who asks about a drug is given a study of its class as one of the class', () => {
  expect(judge('dapagliflozin in heart failure', ofClass, lexicon).treatment.degree).toBe('class')
})

test.each(['rituximab in heart failure', 'empagliflozin in heart failure'])(
  '%s: nothing makes up for a drug that was not tried',
  (question) => {
    expect(judge(question, trial, lexicon).treatment.isHard).toBe(true)
  },
)

test('a drug that was tried rules nothing out, nor does one of two', () => {
  const alone = judge('dapagliflozin in heart failure', trial, lexicon).treatment
  const both = judge('dapagliflozin or rituximab in heart failure', trial, lexicon).treatment

  expect([alone.isHard, both.isHard]).toEqual([false, false])
  expect(both.shares['treatmentShare']).toBeLessThan(alone.shares['treatmentShare'] ?? 0)
})

test('a body that does not name the drug may still speak of the disease', () => {
  const body = guideline('Heart failure', 'an ACE inhibitor.')

  expect(judge('rituximab in heart failure', body, lexicon).treatment.isHard).toBe(false)
})

test('what the patient takes is what is asked of, where nothing else is', () => {
  const { treatment } = judge('on dapagliflozin for heart failure, 3 months now', trial, lexicon)

  expect(treatment).toMatchObject({ degree: 'arm', shares: { ofWhatIsTaken: 1 } })
})

test('what the patient takes is not what is asked of where nobody tried it', () => {
  const { treatment } = judge('on rituximab, heart failure, what next', trial, lexicon)

  expect(treatment.degree).toBe('not-asked')
})
