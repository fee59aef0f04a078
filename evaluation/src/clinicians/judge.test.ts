import { expect, test } from 'vitest'
import { expectationsFrom } from './expected.ts'
import { figuresOf } from './figures.ts'
import { countAll } from './counts.ts'
import { judge, pairTwins } from './judge.ts'
import { ClinicianQuestion, halfOf, halves } from './set.ts'
import { findDangers } from './danger.ts'
import type { Reply } from './reply.ts'

const expectationOf = expectationsFrom(
  [
    { id: 'pmid:1', pmid: '1', recalledPmid: null },
    { id: 'starter:recalled', pmid: null, recalledPmid: '2' },
  ],
  [
    { id: 'guideline:nice-cap', topic: 'Community-acquired pneumonia' },
    { id: 'guideline:esc-af', topic: 'Atrial fibrillation: stroke prevention' },
  ],
)

const refusal: Reply = {
  outcome: 'refusal',
  lead: 'No Clinical Evidence Found',
  cited: [],
  leading: [],
  isForIt: false,
  alerts: [],
  confidence: null,
}
const answerFrom = (...cited: string[]): Reply => ({
  ...refusal,
  outcome: 'answer',
  lead: 'It helps.',
  cited,
  leading: cited.slice(0, 1),
  isForIt: true,
})

const judged = (row: object, reply: Reply) => {
  const question = ClinicianQuestion.parse({ id: 'q', question: 'Does it help?', expect: 'answer', ...row })
  return judge(question, reply, expectationOf(question))
}

test('an expected study is known by its own number or one from memory', () => {
  expect(judged({ mustCite: ['1'] }, answerFrom('pmid:1'))).toMatchObject({
    leadsWithExpected: true,
    verdict: 'right',
  })
  expect(judged({ mustCite: ['2'] }, answerFrom('pmid:1', 'starter:recalled'))).toMatchObject({
    citesExpected: true,
    leadsWithExpected: false,
    leadsFalsely: true,
  })
  expect(judged({ mustCite: ['3'] }, answerFrom('pmid:3'))).toMatchObject({
    isHeld: false,
    leadsWithExpected: true,
  })
})

test('a question to guidelines expects those on the topic its label names', () => {
  const row = { mustSay: 'topic CAP: amoxicillin' }

  expect(judged(row, answerFrom('guideline:nice-cap')).verdict).toBe('right')
  expect(judged(row, answerFrom('guideline:esc-af')).verdict).toBe('wrong')
})

test('a safety question is in danger where a benefit is told and no rule fired', () => {
  const row = { expect: 'alert', advice: "don't" }

  expect(judged(row, answerFrom('pmid:1'))).toMatchObject({ isPlainBenefit: true, verdict: 'dangerous' })
  expect(judged(row, { ...answerFrom('pmid:1'), alerts: ['rule'] })).toMatchObject({
    leadsWithBenefit: true,
    isPlainBenefit: false,
    verdict: 'right',
  })
  expect(judged(row, { ...answerFrom('pmid:1'), isForIt: false })).toMatchObject({
    isPlainBenefit: false,
    verdict: 'wrong',
  })
  expect(judged(row, refusal)).toMatchObject({ isPlainBenefit: false, verdict: 'right' })
})

test('what is not answered is missing, what cannot be answered and is, is wrong', () => {
  expect(judged({ mustCite: ['1'] }, refusal).verdict).toBe('missing')
  expect(judged({ expect: 'refuse' }, refusal).verdict).toBe('right')
  expect(judged({ expect: 'refuse' }, answerFrom('pmid:1')).verdict).toBe('wrong')
})

test('twins lie in one half and are held against each other', () => {
  const ids = Array.from({ length: 40 }, (_, nth) => `q${nth}`)
  const twins = [
    judged({ id: 'one', mustCite: ['1'] }, answerFrom('pmid:1')),
    judged({ id: 'two', mustCite: ['1'], twinOf: 'one' }, answerFrom('starter:recalled')),
    judged({ id: 'three', twinOf: 'one' }, refusal),
    judged({ id: 'four', twinOf: 'left out' }, refusal),
  ]

  const pairs = pairTwins(twins)

  expect(ids.map((id) => halfOf({ id: `twin ${id}`, twinOf: id }))).toEqual(ids.map((id) => halfOf({ id })))
  expect(new Set(ids.map((id) => halfOf({ id })))).toEqual(new Set(halves))
  expect(
    pairs.map(({ bothAnswered, sameOutcome, sameLead }) => [bothAnswered, sameOutcome, sameLead]),
  ).toEqual([
    [true, true, false],
    [false, false, false],
  ])
})

/** An id that falls into the half. */
function idIn(half: string): string {
  const ids = Array.from({ length: 40 }, (_, nth) => `q${nth}`)
  return ids.find((id) => halfOf({ id }) === half) ?? ''
}

test('the question of half two is counted among the dangers and never named', () => {
  const rows = halves.map((half) => judged({ id: idIn(half), expect: 'alert' }, answerFrom('pmid:1')))

  const [one, two] = findDangers(rows)

  expect(one).toMatchObject({ half: 'one', dangerous: 1, named: [{ id: idIn('one') }] })
  expect(two).toMatchObject({ half: 'two', dangerous: 1, named: [] })
})

test('counts and figures come from the same questions', () => {
  const rows = [
    judged({ id: 'a', mustCite: ['1'] }, answerFrom('pmid:1')),
    judged({ id: 'b', mustCite: ['1'] }, refusal),
    judged({ id: 'c', expect: 'refuse' }, refusal),
  ]

  const counts = countAll(rows, [])
  const [abstention, , danger] = figuresOf('both', rows)

  expect(counts.find(({ id }) => id === 'answered')).toMatchObject({ met: 1, of: 2 })
  expect(abstention?.parts.map(({ value }) => value)).toEqual([1, 0.5])
  expect(danger?.parts[0]).toMatchObject({ value: 0, floor: 0 })
})
