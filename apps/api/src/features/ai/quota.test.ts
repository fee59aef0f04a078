import { describe, expect, test } from 'vitest'
import { monthOf, secondsToNextMonth } from './quota.ts'

describe('the month of the quota', () => {
  test('ends at midnight UTC, wherever the server stands', () => {
    const lastMoment = new Date('2026-11-30T23:59:59.999Z')
    const firstMoment = new Date('2026-12-01T00:00:00.000Z')

    expect(monthOf(lastMoment)).toBe('2026-11')
    expect(monthOf(firstMoment)).toBe('2026-12')
  })

  test.each([
    ['2026-11-30T23:59:30.000Z', 30],
    ['2026-12-31T23:00:00.000Z', 3_600],
    ['2028-02-28T00:00:00.000Z', 2 * 86_400],
    ['2026-12-01T00:00:00.000Z', 31 * 86_400],
  ])('a person at the limit at %s waits %d seconds', (moment, seconds) => {
    expect(secondsToNextMonth(new Date(moment))).toBe(seconds)
  })
})
