import { expect, test } from 'vitest'
import type { StemQuery } from './query-stems.ts'
import { weighCase } from './stem-weights.ts'

const query: StemQuery = {
  text: 'pneumonia radiograph cavity',
  stems: ['pneumonia', 'radiograph', 'cavity'],
  words: ['pneumonia', 'radiograph', 'cavity'],
  concepts: [
    { term: 'pneumonia', type: 'condition', stems: [0] },
    { term: 'chest radiograph', type: 'test', stems: [1] },
    { term: 'cavity', type: 'word', stems: [2] },
  ],
  aliases: [],
  related: [],
  neighbours: [],
}

test('of a case what was found weighs most, then by what test, then the words beside them', () => {
  const [found = 0, tested = 0, word = 0] = weighCase(query, [1, 1, 1])

  expect(found).toBeGreaterThan(tested)
  expect(tested).toBeGreaterThan(word)
  expect(word).toBeGreaterThan(0)
})

test('a case that names nothing is weighed by its words', () => {
  expect(weighCase({ ...query, concepts: [] }, [3, 2, 1])).toEqual([3, 2, 1])
})
