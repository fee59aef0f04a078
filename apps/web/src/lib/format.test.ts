import { beforeAll, expect, it } from 'vitest'
import { formatCountdown, formatDate, formatNumber } from './format.ts'
import { startI18n } from './i18n.ts'

beforeAll(startI18n)

it('writes dates as people here do', () => {
  expect(formatDate('2026-11-20T12:00:00Z')).toBe('20 November 2026')
})

it('groups the digits of large numbers', () => {
  expect(formatNumber(27_000_000)).toBe('27,000,000')
})

it.each([
  [30, '00:30'],
  [9, '00:09'],
  [0, '00:00'],
  [95, '01:35'],
])('counts %i seconds down as %s', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown)
})
