import { expect, test } from 'vitest'
import { riskCoverage, type Scored } from './risk-coverage.ts'

const answered = (confidence: number | null, verdict: Scored['verdict'], isAnswerable = true): Scored => ({
  confidence,
  verdict,
  isAnswered: true,
  isAnswerable,
})
const refused: Scored = { confidence: null, verdict: 'missing', isAnswered: false, isAnswerable: true }

test('the surer an answer must be, the fewer are wrong and the more are missing', () => {
  const rows = [answered(0.9, 'right'), answered(0.6, 'wrong'), answered(0.4, 'dangerous', false), refused]

  const points = riskCoverage(rows)

  expect(points.map(({ threshold, coverage, cost }) => [threshold, coverage, cost])).toEqual([
    [0.9, 0.25, 2 / 4],
    [0.6, 0.5, 11 / 4],
    [null, 0.75, 61 / 4],
  ])
  expect(points.map(({ risk }) => risk)).toEqual([0, 1 / 2, 2 / 3])
})

test('answers without a score always stand', () => {
  const points = riskCoverage([answered(null, 'wrong'), refused])

  expect(points).toEqual([
    { threshold: null, coverage: 0.5, risk: 1, wrong: 1, dangerous: 0, missing: 1, cost: 11 / 2 },
  ])
})

test('of no questions there is no curve', () => {
  expect(riskCoverage([])).toEqual([])
})
