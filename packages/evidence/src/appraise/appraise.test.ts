import { expect, test } from 'vitest'
import { appraise } from './appraise.ts'
import { article, treatment } from './testing/records.ts'

const trial = article({
  title: 'Dapagliflozin in heart failure: a randomised trial',
  sections: [
    {
      label: 'METHODS',
      text: 'We randomly assigned 4744 patients to dapagliflozin or placebo. The primary outcome was worsening heart failure or cardiovascular death.',
    },
    {
      label: 'RESULTS',
      text: 'Worsening heart failure or cardiovascular death was significantly lower with dapagliflozin than with placebo (hazard ratio, 0.74; 95% CI, 0.65 to 0.85; P<0.001). Hypotension did not differ between the groups (P = 0.45).',
    },
  ],
})

test('a clinician reads participants, effect and direction of a trial', () => {
  const appraisal = appraise(trial, treatment)

  expect(appraisal).toMatchObject({
    design: 'randomised-trial',
    designText: 'Randomised controlled trial',
    participants: 4744,
    direction: 'benefit',
  })
  expect(appraisal.effect?.text).toBe('hazard ratio, 0.74; 95% CI, 0.65 to 0.85')
})

test('the direction is of the outcome that was asked for', () => {
  const comparison = { intervention: 'dapagliflozin', comparator: 'placebo', outcome: 'hypotension' }

  const { direction, directionSentence } = appraise(trial, { ...treatment, comparison })

  expect(direction).toBe('no-difference')
  expect(trial.sections[1]?.text).toContain(directionSentence)
})

test('what a curator wrote down comes before what is read', () => {
  const effect = {
    measure: 'hazard ratio',
    estimate: 0.5,
    low: 0.4,
    high: 0.6,
    level: 95,
    text: 'hazard ratio 0.5 (95% CI 0.4 to 0.6)',
  }
  const facts = {
    design: 'stepped-wedge cluster RCT',
    participants: 900,
    population: null,
    intervention: null,
    comparator: null,
    outcome: 'death',
    effect,
    direction: 'harm' as const,
  }

  const appraisal = appraise({ ...trial, facts }, treatment)

  expect(appraisal).toMatchObject({
    design: 'clustered-or-crossover-trial',
    participants: 900,
    effect,
    direction: 'harm',
  })
})

test('an article outside MEDLINE and every directory loses a point', () => {
  const inside = appraise(trial, treatment).strength
  const outside = appraise({ ...trial, pmid: null }, treatment).strength

  expect(outside.raw).toBe(inside.raw - 1)
})

const hostile = {
  digits: '1 '.repeat(50_000),
  thousands: '123,456,789,'.repeat(8_000),
  'number words': 'one hundred and '.repeat(6_000),
  brackets: '(((('.repeat(25_000),
  intervals: '95% CI '.repeat(14_000),
  measures: 'hazard ratio 0.7 '.repeat(6_000),
  people: '5 a b c d e f patients a '.repeat(4_000),
  letters: 'a'.repeat(100_000),
  blanks: ' '.repeat(100_000),
  'unfinished phrases': 'patients were randomly '.repeat(4_500),
  'unfinished trials': 'trials with 5 '.repeat(7_000),
  'unfinished denials': 'no a b c d '.repeat(9_000),
  'lone surrogates': '\uD800'.repeat(100_000),
}

test.each(Object.entries(hostile))('100 kB of %s are read without stalling', (_name, text) => {
  const started = performance.now()

  const { strength } = appraise(article({ title: text, sections: [{ label: text, text }] }), treatment)

  expect(strength.score).toBeGreaterThanOrEqual(1)
  // Quadratic or worse takes minutes here; an honest reading takes milliseconds.
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('numbers in the advice of a body are no participants', () => {
  const advice = 'Anticoagulation at a score of 2 men, 3 women or more.'
  const body = {
    ...trial,
    kind: 'guideline' as const,
    sections: [{ label: 'First-line treatment', text: advice }],
  }

  const appraisal = appraise(body, treatment)

  expect(appraisal.participants).toBeNull()
})
