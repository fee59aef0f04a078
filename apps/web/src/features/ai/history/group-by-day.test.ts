import type { PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { expect, it } from 'vitest'
import { answerFixture } from '../clinical/clinical.fixture.ts'
import { groupByDay, nameDay } from './group-by-day.ts'

let nth = 0
const asked = (question: string, askedAt: string, standalone: string | null = null): PreviousQuestion => ({
  _id: `01890a5d-ac96-774b-bcce-${String((nth += 1)).padStart(12, '0')}`,
  agentType: 'clinical',
  question,
  query: { ...answerFixture, standalone },
  askedAt,
})

const dayOf = (askedAt: string) => askedAt.slice(0, 10)

it('keeps the days and their questions in their order, and merges what was asked again on a day', () => {
  const questions = [
    asked('Apixaban?', '2026-11-26T12:00:00.000Z'),
    asked('Metformin?', '2026-11-26T11:00:00.000Z'),
    asked('apixaban? ', '2026-11-26T10:00:00.000Z'),
    asked('Apixaban?', '2026-11-25T10:00:00.000Z'),
  ]

  const days = groupByDay(questions, dayOf)

  expect(
    days.map(({ day, asked: of }) => [day, ...of.map(({ previous, times }) => [previous._id, times])]),
  ).toEqual([
    ['2026-11-26', [questions[0]?._id, 2], [questions[1]?._id, 1]],
    ['2026-11-25', [questions[3]?._id, 1]],
  ])
})

it('keeps follow-ups of the same words apart that were answered as different questions', () => {
  const [day] = groupByDay(
    [
      asked('and in pregnancy?', '2026-11-26T12:00:00.000Z', 'Is metformin safe in pregnancy?'),
      asked('and in pregnancy?', '2026-11-26T11:00:00.000Z', 'Is ramipril safe in pregnancy?'),
    ],
    dayOf,
  )

  expect(day?.asked).toHaveLength(2)
})

it.each([
  ['2026-11-26T01:00:00', 'en-GB', 'Today'],
  ['2026-11-25T23:00:00', 'de', 'Gestern'],
  ['2026-11-20T08:00:00', 'en-GB', '20 November 2026'],
])('names %s in %s', (askedAt, language, name) => {
  expect(nameDay(askedAt, language, new Date('2026-11-26T09:00:00'))).toBe(name)
})
