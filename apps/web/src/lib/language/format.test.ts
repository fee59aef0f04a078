import { expect, it } from 'vitest'
import { formatCountdown, formatsOf } from './format.ts'

it.each([
  ['en-GB', '20 November 2026', '27,000,000'],
  ['en-US', 'November 20, 2026', '27,000,000'],
  ['it', '20 novembre 2026', '27\u202f000\u202f000'],
  ['de', '20. November 2026', '27\u202f000\u202f000'],
  ['es', '20 de noviembre de 2026', '27\u202f000\u202f000'],
])('writes dates and large numbers as people do in %s', (language, date, number) => {
  const { formatDate, formatNumber } = formatsOf(language)

  expect(formatDate('2026-11-20T12:00:00Z')).toBe(date)
  expect(formatNumber(27_000_000)).toBe(number)
})

it('leaves four digits together outside English', () => {
  expect(formatsOf('de').formatNumber(4744)).toBe('4744')
  expect(formatsOf('en-GB').formatNumber(4744)).toBe('4,744')
})

it('writes as many digits behind the comma as are asked for', () => {
  expect(formatsOf('de').formatNumber(0.5, { least: 2, most: 3 })).toBe('0,50')
})

it.each([
  ['2027', '2027'],
  ['2027-03', 'März 2027'],
  ['2027-03-01', '1. März 2027'],
])('writes the date %s no more precisely than it is', (iso, written) => {
  expect(formatsOf('de').formatPartialDate(iso)).toBe(written)
})

it.each([
  [30, '00:30'],
  [9, '00:09'],
  [0, '00:00'],
  [95, '01:35'],
])('counts %i seconds down as %s', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown)
})
