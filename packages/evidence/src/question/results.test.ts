import { expect, test } from 'vitest'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'
import { readQuestion } from './read-question.ts'

const resultsIn = (typed: string) =>
  readQuestion(typed, shippedLexicon).tokens.flatMap(({ text, result }) =>
    result === null ? [] : [`${text} ${result}`],
  )

test.each([
  ['metanephrines raised', ['metanephrines raised']],
  ['raised metanephrines', ['metanephrines raised']],
  ['metanephrines x4', ['metanephrines raised']],
  ['metanephrines: not raised', ['metanephrines normal']],
  ['Metanephrine erhöht', ['Metanephrine raised']],
  ['RYR1 positive', ['RYR1 positive']],
])('%s tells how the test came out', (typed, told) => {
  expect(resultsIn(typed)).toEqual(told)
})

test.each(['propranolol ok?', 'asthma, propranolol ok', 'metanephrines not normal', 'normal saline 1 l'])(
  '%s tells of no result',
  (typed) => {
    expect(resultsIn(typed)).toEqual([])
  },
)
