import { describe, expect, test } from 'vitest'
import { read } from '../../question/testing/read.ts'
import { shippedLexicon } from '../../testing/shipped-lexicon.ts'
import { adviceClause } from './guideline-clause.ts'

function clauseOf(advice: string, question: string, room = 15) {
  const source = {
    quote: { text: `ESC 2024 on treatment of hypertension: ${advice}`, section: null },
    document: { readPart: 'own-synopsis' },
  } as const
  return adviceClause(source, read(question), { room, measures: shippedLexicon.grammar.measures })
}

test('of a long advice the clauses about the question are taken, whole', () => {
  const advice =
    'office pressure 140/90 or more; spironolactone as fourth drug if potassium allows; refer the young.'

  expect(clauseOf(advice, 'spironolactone in resistant hypertension', 12)?.words).toBe(
    'spironolactone as fourth drug if potassium allows; refer the young',
  )
  expect(clauseOf(advice, 'spironolactone in resistant hypertension', 8)?.words).toBe(
    'spironolactone as fourth drug if potassium allows',
  )
})

test('a clause is never cut: where none is short enough there is none', () => {
  expect(
    clauseOf('two drugs in one pill for most people with hypertension', 'first line hypertension', 5),
  ).toBeUndefined()
})

test('where the nearest clause is too long, one that says less takes no place of it', () => {
  const advice =
    'severe symptoms (vomiting, seizures, coma): 150 mL of 3 % saline, repeated up to twice; moderate symptoms: one dose'

  expect(clauseOf(advice, 'hyponatraemia with seizures', 5)).toBeUndefined()
})

test('a clause for those alone whom others fail is no first word', () => {
  const advice = 'cefalexin 500 mg; ciprofloxacin 500 mg only if others are unsuitable'

  expect(clauseOf(advice, 'dose of antibiotic in pyelonephritis', 8)?.words).toBe('cefalexin 500 mg')
  expect(clauseOf(advice, 'pyelonephritis, cephalosporins unsuitable: ciprofloxacin dose', 8)?.words).toBe(
    'ciprofloxacin 500 mg only if others are unsuitable',
  )
})

test('a clause for figures that the patient has not is no first word', () => {
  const advice =
    'saline 1 L in the first hour; insulin 0.1 units/kg/h; glucose below 13.9 mmol/L: halve insulin'

  expect(clauseOf(advice, 'dka, glucose 28 mmol/l', 8)?.words).toBe('saline 1 L in the first hour')
  expect(clauseOf(advice, 'ketoacidosi, glicemia 510 mg/dl', 8)?.words).toBe('saline 1 L in the first hour')
  expect(clauseOf(advice, 'dka, glucose 11 mmol/l', 8)?.words).toBe(
    'glucose below 13.9 mmol/L: halve insulin',
  )
})

test('a clause that names a kind of what is asked about is about the question', () => {
  const advice = 'antimicrobials within 1 h; at least 30 mL/kg crystalloid in 3 h; noradrenaline'

  expect(clauseOf(advice, 'iv fluids in sepsis', 8)?.words).toBe('at least 30 mL/kg crystalloid in 3 h')
})

test('a semicolon in brackets parts nothing', () => {
  expect(clauseOf('a statin (high; if tolerated)', 'statin', 15)?.words).toBe('a statin (high; if tolerated)')
})

describe('whether a body forbids', () => {
  test.each([
    ['do not use aspirin', true],
    ['avoid aspirin', true],
    ['aspirin 75 mg', false],
  ])('%s: %s', (advice, isProhibition) => {
    expect(clauseOf(advice, 'aspirin')?.isProhibition).toBe(isProhibition)
  })
})
