import { expect, test } from 'vitest'
import { typeset, writeSigns } from './typeset.ts'

/** What a line may end between, as words that a reader sees together. */
const piecesOf = (text: string) => text.split(' ')

test('a dose, an interval and a share of people are never torn apart at the end of a line', () => {
  expect(piecesOf(typeset('10 mg daily'))).toEqual(['10\u00a0mg', 'daily'])
  expect(piecesOf(typeset('(95% CI 0.65 to 0.85).'))).toEqual(['(95%\u00a0CI\u00a00.65\u00a0to\u00a00.85).'])
  expect(piecesOf(typeset('about 1 in 20 fewer'))).toEqual(['about', '1\u00a0in\u00a020', 'fewer'])
  expect(piecesOf(typeset('von 0,65 bis 0,85'))).toEqual(['von', '0,65\u00a0bis\u00a00,85'])
})

test('all other words may stand at the end of a line, and no sign is changed', () => {
  const text = 'In 4,744 adults, 18 months of treatment: 3 great trials to 2019 (>= 18 years)'

  expect(typeset(text)).toBe(text)
  expect(typeset('hazard ratio 0.74 (95% CI 0.65 to 0.85)').replaceAll('\u00a0', ' ')).toBe(
    'hazard ratio 0.74 (95% CI 0.65 to 0.85)',
  )
})

test('criteria are written with the signs of print', () => {
  expect(writeSigns('age >= 80, weight <= 60 kg')).toBe('age ≥\u00a080, weight ≤\u00a060\u00a0kg')
})
