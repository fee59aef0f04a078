import { expect, it } from 'vitest'
import { rankOf, searchText, wordsOf } from './match-words.ts'

const texts = [
  searchText(0, 'Lower urinary tract infection'),
  searchText(0, 'cystitis'),
  searchText(1, 'Trimethoprim'),
  searchText(1, 'Co-trimoxazole'),
  searchText(2, 'low resistance'),
]
const rank = (typed: string) => rankOf(texts, wordsOf(typed))

it('reads words without case, accents and signs', () => {
  expect(wordsOf('  Hæmoglobin, Oedème (25-OH) ')).toEqual(['hæmoglobin', 'edeme', '25', 'oh'])
  expect(wordsOf('Haemoglobin')).toEqual(wordsOf('hemoglobin'))
})

it('puts the name itself first, then one that begins so, then a word of it, then other texts', () => {
  const ranks = [
    'cystitis',
    'lower urinary',
    'tract infection',
    'cotrimoxazole',
    'co-trimoxazole',
    'resistance',
  ].map(rank)

  expect(ranks).toEqual([-2, -1, 0, null, 1, 2])
})

it('puts words of one text before words of several', () => {
  expect(rank('urinary infection')).toBe(0)
  expect(rank('cystitis trimethoprim')).toBeGreaterThan(2)
})

it('holds a word against beginnings, a letter against words, and finds the singular', () => {
  expect(rank('infect')).toBe(0)
  expect(rank('fection')).toBeNull()
  expect(rank('t')).toBeNull()
  expect(rank('infections')).toBe(0)
})
