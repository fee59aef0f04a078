import { describe, expect, test } from 'vitest'
import { stem } from './terms.ts'
import { wordForms } from './word-forms.ts'

describe('wordForms', () => {
  test.each([
    ['kidney', 'renal'],
    ['renal', 'kidney'],
    ['ovaries', 'ovarian'],
    ['Korea', 'korean'],
    ['livers', 'hepatic'],
  ])('of %s has %s', (word, form) => {
    expect(wordForms(stem(word.toLowerCase()))).toContain(form)
  })

  test('leaves out what the stemmer brings together anyway, and words of no family', () => {
    expect(wordForms(stem('infection'))).not.toContain('infected')
    expect(wordForms('dapagliflozin')).toEqual([])
  })
})
