import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { read } from '../question/testing/read.ts'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'
import { findMustNotMiss, loadMustNotMiss } from './must-not-miss.ts'

const problems = await loadMustNotMiss(join(import.meta.dirname, '../../../../content'), shippedLexicon)
const found = (question: string) => findMustNotMiss(read(question), problems)

describe('a patient who comes with a problem', () => {
  test.each([
    ['man of 58 with chest pain, ECG normal, what next', 'Chest pain'],
    ['thunderclap headache, CT normal at 4 h, LP?', 'Thunderclap headache'],
    ['Brustschmerz seit einer Stunde, EKG unauffällig', 'Chest pain'],
    ['dolore toracico da due ore, ECG normale', 'Chest pain'],
    ['dolor torácico, ECG normal', 'Chest pain'],
    ['day 9 after docetaxel, temp 38.4, paracetamol and clinic tomorrow?', 'Fever with neutropenia'],
    [
      'no spleen since 2011, 39.2 and rigors, paracetamol and home?',
      'Fever in asplenia or sickle cell disease',
    ],
    ['15 aa, dolore testicolo sx da 4 h, antibiotico per orchite?', 'Testicular pain'],
  ])('%s', (question, problem) => {
    expect(found(question)?.problem).toBe(problem)
  })

  test('is told at most three dangers, the most dangerous first, with their source', () => {
    const told = found('man of 58 with chest pain, ECG normal, what next')

    expect(told?.items).toHaveLength(3)
    expect(told?.items[0]?.diagnosis).toMatch(/coronary/u)
    expect(told?.source.year).toBeGreaterThan(2000)
  })
})

describe('nothing is said', () => {
  test.each([
    ['where the problem is denied', 'palpable lump in the neck, no chest pain'],
    ['where it is long past', 'statin in a man with h/o chest pain'],
    ['where a dose is asked for', 'GTN dose for chest pain'],
    ['where a side effect is asked about', 'does sumatriptan cause chest pain'],
    ['of a disease that has the problem in its name', 'icatibant in hereditary angioedema'],
    ['of another matter', 'Cilostazol for stable claudication'],
  ])('%s', (_, question) => {
    expect(found(question)).toBeNull()
  })
})

test("a child's problem is not a grown-up's", () => {
  expect(found('child of 6 with a limp and knee pain, what to exclude')?.problem).toMatch(/child/u)
  expect(found('woman of 66 with a limp and knee pain, what to exclude')?.problem ?? '').not.toMatch(/child/u)
})

test('at least nine of ten examples of the content are met by one of its problems', () => {
  const examples = problems.flatMap(({ problem }) => problem.examples)
  const noise = problems.flatMap(({ problem }) => problem.mustNotFire)

  expect(examples.filter((question) => found(question) !== null).length / examples.length).toBeGreaterThan(
    0.9,
  )
  expect(noise.filter((question) => found(question) !== null).length / noise.length).toBeLessThan(0.04)
})
