import { describe, expect, it } from 'vitest'
import { decimalMarkOf, readFigure } from './read-figure.ts'

const read = (typed: string, decimalMark = '.', mayBeNegative = false) =>
  readFigure(typed, { decimalMark, mayBeNegative })

describe.each(['.', ','])('where the decimal mark is %s', (mark) => {
  it.each([
    ['5,9', 5.9],
    ['5.9', 5.9],
    [' 12,5 ', 12.5],
    ['0,005', 0.005],
    ['0.123', 0.123],
    ['1234', 1234],
    ['1234,567', 1234.567],
    ['0', 0],
  ])('%s is read as %d', (typed, value) => {
    expect(read(typed, mark)).toEqual({ value })
  })

  it.each([
    '5.9 mmol/L',
    'abc',
    '1e9',
    '1.234,5',
    '1,234.5',
    '1 234',
    '5..9',
    '.',
    '-',
    '<5',
    '5-6',
    'Infinity',
  ])('%s is no figure', (typed) => {
    expect(read(typed, mark)).toEqual({ problem: 'unreadable' })
  })
})

it('a mark that may part thousands is refused, and only where the language writes decimals otherwise', () => {
  expect(read('1,234', '.')).toEqual({ problem: 'unclear' })
  expect(read('1.234', ',')).toEqual({ problem: 'unclear' })
  expect(read('1.234', '.')).toEqual({ value: 1.234 })
  expect(read('1,234', ',')).toEqual({ value: 1.234 })
})

it('nothing typed is nothing', () => {
  expect(read('  ')).toEqual({ value: null })
})

it('a value below zero is one where the range goes below it', () => {
  expect(read('-5')).toEqual({ problem: 'negative' })
  expect(read('−2,5', '.', true)).toEqual({ value: -2.5 })
})

it('knows the decimal mark of each language', () => {
  expect(['en-GB', 'en-US', 'de', 'it', 'es'].map(decimalMarkOf)).toEqual(['.', '.', ',', ',', ','])
})
