import { expect, it } from 'vitest'
import { nextMonth } from './next-month.ts'

it.each([
  ['2026-11-26T18:00:00.000Z', '2026-12-01'],
  ['2026-12-31T23:59:59.000Z', '2027-01-01'],
])('after %s the count starts again at %s', (now, next) => {
  expect(nextMonth(new Date(now))).toBe(next)
})
