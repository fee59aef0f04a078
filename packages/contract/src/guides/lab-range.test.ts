import { expect, it } from 'vitest'
import { beyond, placeOf, readLimits } from './lab-range.ts'

it.each([
  ['120-150', { low: 120, high: 150, isInclusive: true }],
  ['0.36-0.46', { low: 0.36, high: 0.46, isInclusive: true }],
  ['-2 to 2', { low: -2, high: 2, isInclusive: true }],
  ['<5.0', { low: null, high: 5, isInclusive: false }],
  ['>1.2', { low: 1.2, high: null, isInclusive: false }],
  ['>=90', { low: 90, high: null, isInclusive: true }],
  ['<1:80', null],
  ['age-specific', null],
  ['0', null],
])('reads %s', (range, limits) => {
  expect(readLimits(range)).toEqual(limits)
})

it.each([
  [119.9, '120-150', 'below'],
  [120, '120-150', 'within'],
  [150, '120-150', 'within'],
  [150.1, '120-150', 'above'],
  [5, '<5.0', 'above'],
  [4.9, '<5.0', 'within'],
  [1.2, '>1.2', 'below'],
  [90, '>=90', 'within'],
] as const)('%d lies, by %s, %s', (value, range, place) => {
  const limits = readLimits(range)

  expect(limits && placeOf(value, limits)).toBe(place)
})

it.each([
  [6.8, '3.5-5.3', 1.5],
  [7.1, '7.35-7.45', 0.25],
  [-5, '-2 to 2', 3],
  [4, '3.5-5.3', 0],
  [5, '<5.0', 0],
  [12, '<5.0', 7],
])('%d lies outside of %s by %d', (value, range, distance) => {
  const limits = readLimits(range)

  expect(limits && beyond(value, limits)).toBe(distance)
})
