import type { Direction } from '@auscult/contract/evidence/evidence.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ConsensusItem, groupItems } from './consensus-groups.ts'

type Changes = Partial<ConsensusItem['basis']> & { id?: string }

function makeItem(score: number, direction: Direction, { id, ...basis }: Changes = {}): ConsensusItem {
  return {
    id: id ?? `${score}-${direction}`,
    strength_score: score,
    direction,
    basis: {
      name: 'A study',
      isSynthesis: false,
      isSibling: false,
      isDirect: true,
      isOnOutcome: true,
      claim: '',
      registrations: [],
      ...basis,
    },
  }
}

const twoStrong = [makeItem(8, 'benefit', { id: 'a' }), makeItem(9, 'benefit', { id: 'b' })]

describe('the level of a body of evidence', () => {
  test.each([
    ['two strong studies that agree', twoStrong, 'high'],
    [
      'two strong studies without a difference',
      twoStrong.map((item) => ({ ...item, direction: 'no-difference' as const })),
      'high',
    ],
    ['one strong synthesis', [makeItem(9, 'benefit', { isSynthesis: true })], 'high'],
    ['a synthesis of 8 alone', [makeItem(8, 'benefit', { isSynthesis: true })], 'emerging'],
    ['one strong study', [makeItem(10, 'benefit')], 'emerging'],
    ['studies of 5 to 7', [makeItem(7, 'benefit'), makeItem(5, 'harm')], 'emerging'],
    ['studies of 4 and less', [makeItem(4, 'benefit'), makeItem(1, 'benefit')], 'weak'],
    ['strong studies that conflict', [makeItem(8, 'benefit'), makeItem(8, 'harm')], 'weak'],
    ['strong studies of which one found no difference', [...twoStrong, makeItem(8, 'no-difference')], 'weak'],
    [
      'a strong synthesis with a strong study against it',
      [makeItem(10, 'benefit', { isSynthesis: true }), makeItem(8, 'harm')],
      'weak',
    ],
    [
      'strong studies that do not say where they point',
      [makeItem(9, 'unclear', { id: 'a' }), makeItem(9, 'unclear', { id: 'b' })],
      'emerging',
    ],
    [
      'two reports of one trial',
      twoStrong.map((item) => ({ ...item, basis: { ...item.basis, registrations: ['NCT00000001'] } })),
      'emerging',
    ],
    [
      'one strong study and another drug of the class',
      [makeItem(8, 'benefit'), makeItem(9, 'benefit', { isSibling: true, isDirect: false })],
      'emerging',
    ],
    [
      'agreeing strong studies and a strong one against in other people',
      [...twoStrong, makeItem(8, 'harm', { isDirect: false })],
      'emerging',
    ],
    ['nothing', [], 'weak'],
  ] as const)('of %s is as the rule says', (_, items, level) => {
    expect(groupItems(items).level).toBe(level)
  })

  test('a conflict is said to be one', () => {
    expect(groupItems([makeItem(8, 'benefit'), makeItem(8, 'harm')])).toMatchObject({
      isConflicting: true,
      direction: null,
    })
  })

  test('studies of different treatments neither confirm nor contradict each other', () => {
    const { level, about } = groupItems([
      makeItem(8, 'benefit', { claim: 'enalapril' }),
      makeItem(8, 'harm', { claim: 'milrinone' }),
    ])

    expect(level).toBe('emerging')
    expect(about).toEqual(['enalapril', 'milrinone'])
  })

  test('strong studies on another outcome than the one asked about settle nothing of it', () => {
    const items = twoStrong.map((item) => ({ ...item, basis: { ...item.basis, isOnOutcome: false } }))

    expect(groupItems(items)).toMatchObject({ level: 'emerging', cause: 'elsewhere', direction: null })
  })

  test('studies of different comparisons do not confirm each other', () => {
    const items = [
      makeItem(8, 'benefit', { comparison: 'against placebo' }),
      makeItem(9, 'benefit', { comparison: 'against another drug' }),
    ]

    expect(groupItems(items)).toMatchObject({ level: 'emerging', cause: 'unreplicated' })
  })

  test('another outcome without a difference does not make a conflict, but keeps the level from High', () => {
    const items = [...twoStrong, makeItem(8, 'no-difference', { isOnOutcome: false })]

    expect(groupItems(items)).toMatchObject({ level: 'emerging', isConflicting: false, cause: 'contested' })
  })
})

function levelsOf(items: readonly ConsensusItem[]) {
  return new Map(groupItems(items).standings.map(({ item, level }) => [item.id, level]))
}

const anyItem = fc
  .record({
    id: fc.uuid(),
    score: fc.integer({ min: 1, max: 10 }),
    direction: fc.constantFrom('benefit', 'harm', 'no-difference', 'unclear'),
    isSynthesis: fc.boolean(),
    isSibling: fc.boolean(),
    isDirect: fc.boolean(),
    isOnOutcome: fc.constantFrom(true, true, true, false),
    registrations: fc.subarray(['NCT00000001', 'NCT00000002']),
  })
  .map(({ score, direction, ...changes }) =>
    makeItem(score, direction, { ...changes, isDirect: changes.isDirect && !changes.isSibling }),
  )
const anyItems = fc.array(anyItem, { maxLength: 12 })

describe('whatever the studies', () => {
  test('High is never shown with a strong study against or without confirmation', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { level, direction } = groupItems(items)

        fc.pre(level === 'high')
        const strong = items.filter((item) => item.strength_score >= 8 && !item.basis.isSibling)
        const pointing = strong.filter((item) => item.direction !== 'unclear')
        const hasSynthesis = pointing.some((item) => item.basis.isSynthesis && item.strength_score >= 9)
        expect(pointing.every((item) => item.direction === direction)).toBe(true)
        expect(pointing.length >= 2 || hasSynthesis).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('every study stands in one group, and no group is higher than the level unless strong studies conflict', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { level, standings, isConflicting } = groupItems(items)

        const order = ['high', 'emerging', 'weak']
        expect(standings.map(({ item }) => item.id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
        for (const standing of standings) {
          if (!isConflicting)
            expect(order.indexOf(standing.level)).toBeGreaterThanOrEqual(order.indexOf(level))
          expect(standing.level === 'high' && standing.item.strength_score < 8).toBe(false)
        }
      }),
    )
  })

  test('the order of the studies changes nothing', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(groupItems(items.toReversed()).level).toBe(groupItems(items).level)
        expect(levelsOf(items.toReversed())).toEqual(levelsOf(items))
      }),
    )
  })
})
