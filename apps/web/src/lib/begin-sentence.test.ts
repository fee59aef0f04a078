import { expect, it } from 'vitest'
import { beginSentence } from './begin-sentence.ts'

it.each([
  ['only if resistance is low', 'Only if resistance is low'],
  ['eGFR 45 or more', 'eGFR 45 or more'],
  ['pH of the blood', 'pH of the blood'],
  ['', ''],
])('%s begins as %s', (text, begun) => {
  expect(beginSentence(text)).toBe(begun)
})
