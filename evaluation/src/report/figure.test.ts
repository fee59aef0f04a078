import { expect, test } from 'vitest'
import { type Figure, figureRow, higher, lower, reachedBy } from './figure.ts'

const retrieval = (recall: number, rank: number): Figure => ({
  id: 'retrieval',
  measure: 'found',
  set: 'dev',
  parts: [higher('R@10', recall, 'decimal', 0.975, 0.985), higher('MRR@10', rank, 'decimal', 0.94, 0.96)],
})

test('a figure is as good as the worse of its parts', () => {
  expect(reachedBy(retrieval(0.99, 0.97))).toBe('goal')
  expect(reachedBy(retrieval(0.99, 0.95))).toBe('floor')
  expect(reachedBy(retrieval(0.99, 0.93))).toBe('short')
})

test('where less is better, more falls short', () => {
  expect(reachedBy({ parts: [lower('', 0.11, 'percent', 0.1, 0.03)] })).toBe('short')
  expect(reachedBy({ parts: [lower('', 0.1, 'percent', 0.1, 0.03)] })).toBe('floor')
})

test('what is aimed at nothing reaches nothing', () => {
  expect(reachedBy({ parts: [higher('', 1, 'decimal')] })).toBeNull()
})

test('a row names its parts in order', () => {
  expect(figureRow(retrieval(0.9761, 0.945))).toEqual([
    'found: R@10 / MRR@10',
    'dev',
    '.975 / .94',
    '0.976 / 0.945',
    '.985 / .96',
    '✓ floor',
  ])
})
