import { expect, test } from 'vitest'
import { mixDocuments } from '../corpus/mixed-corpus.ts'
import { quantile } from '../report/quantile.ts'
import { judgeRanking } from './retrieval.ts'

test('a ranking is judged by where the relevant documents stand', () => {
  const judged = judgeRanking(['x', 'a', 'y', 'b'], ['a', 'b', 'c'])

  expect(judged.recallAt1).toBe(0)
  expect(judged.recallAt10).toBeCloseTo(2 / 3)
  expect(judged.mrrAt10).toBe(1 / 2)
  const ideal = 1 + 1 / Math.log2(3) + 1 / 2
  expect(judged.ndcgAt10).toBeCloseTo((1 / Math.log2(3) + 1 / Math.log2(5)) / ideal)
})

test('what stands behind the tenth place counts for R@50 alone', () => {
  const ranked = [...Array.from({ length: 10 }, (_, nth) => `x${nth}`), 'a']

  expect(judgeRanking(ranked, ['a'])).toEqual({
    recallAt1: 0,
    recallAt10: 0,
    recallAt50: 1,
    mrrAt10: 0,
    ndcgAt10: 0,
  })
})

test('quantiles are by nearest rank', () => {
  expect([quantile([3, 1, 2], 0.5), quantile([5], 0.95), quantile([], 0.5)]).toEqual([2, 5, 0])
})

test('a mixed corpus is the same at every run, starts with the real texts and repeats none of them whole', () => {
  const texts = [1, 2, 3, 4].map((text) => ({
    sentences: [1, 2, 3, 4, 5].map((nth) => `Text ${text} sentence ${nth}.`),
  }))

  const once = [...mixDocuments(texts, 20)]
  const again = [...mixDocuments(texts, 20)]

  expect(again).toEqual(once)
  expect(once.slice(0, 4).map((document) => document.sections[0]?.text)).toEqual(
    texts.map((text) => text.sentences.join(' ')),
  )
  const whole = texts.map((text) => text.sentences.join(' '))
  for (const { sections } of once.slice(4)) {
    expect(whole.some((text) => sections[0]?.text.includes(text))).toBe(false)
  }
})
