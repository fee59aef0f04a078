import { expect, test } from 'vitest'
import { readStanding } from './aboutness.ts'

test('a paper that only shares words does not stand out, one on the subject does', () => {
  const [first, second] = readStanding([0.8, 0.4, 0.4, 0.4, 0.4])

  expect(first).toBeCloseTo(0.4)
  expect(second).toBeCloseTo(0)
})

test('a paper with nothing beside it does not stand out', () => {
  expect(readStanding([0.8])).toEqual([0])
})
