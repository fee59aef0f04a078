import { expect, test } from 'vitest'
import { type Fuse, fuseCaseScores, fuseRanks, fuseScores } from './fuse-ranks.ts'

const byWords = [
  { document: { id: 'first' }, score: 0.9 },
  { document: { id: 'second' }, score: 0.6 },
  { document: { id: 'near' }, score: 0.1 },
]
const ways: [string, Fuse][] = [
  ['ranks', fuseRanks],
  ['scores', fuseScores],
]

test.each(ways)(
  'fused by %s, a paper near in meaning rises and every score stays that of its words',
  (_way, fuse) => {
    const fused = fuse(byWords, [
      { id: 'near', similarity: 0.9 },
      { id: 'second', similarity: 0.8 },
    ])

    expect(fused.findIndex(({ document }) => document.id === 'near')).toBeLessThan(2)
    for (const item of byWords) expect(fused).toContainEqual(item)
  },
)

test.each(ways)('fused by %s, the order is that of the words where nothing is near', (_way, fuse) => {
  expect(fuse(byWords, [])).toEqual(byWords)
})

test('in a case the words weigh more', () => {
  const near = [
    { id: 'second', similarity: 0.9 },
    { id: 'near', similarity: 0.8 },
  ]

  expect(fuseScores(byWords, near)[0]?.document.id).toBe('second')
  expect(fuseCaseScores(byWords, near)[0]?.document.id).toBe('first')
})

test('a single paper in either list stands at the top of its scale', () => {
  const fused = fuseScores(byWords.slice(0, 1), [{ id: 'first', similarity: 0.5 }])

  expect(fused).toEqual(byWords.slice(0, 1))
})
