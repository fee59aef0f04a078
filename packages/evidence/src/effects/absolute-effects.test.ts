import { describe, expect, test } from 'vitest'
import { absoluteEffects } from './absolute-effects.ts'
import { outcome, record } from './testing/outcome.fixture.ts'

function effectOf(...parts: Parameters<typeof outcome>) {
  return absoluteEffects(record([outcome(...parts)]))[0]?.effect
}

describe('shares of both arms', () => {
  test('are told as people of a thousand, with who is treated for one to be spared', () => {
    expect(effectOf()).toMatchObject({
      type: 'risk',
      treated: 163,
      untreated: 212,
      difference: -49,
      numberNeeded: { value: 21 },
      time: '18 months',
    })
  })

  test('keep a tenth where fewer than ten of a thousand are concerned', () => {
    expect(effectOf({ intervention: { percent: 0.12 }, control: { percent: 0.21 } })).toMatchObject({
      treated: 1.2,
      untreated: 2.1,
      difference: -0.9,
    })
  })

  test('of none and of all are figures like others', () => {
    expect(effectOf({ intervention: { percent: 0 }, control: { percent: 100 } })).toMatchObject({
      treated: 0,
      untreated: 1000,
      difference: -1000,
      numberNeeded: { value: 1 },
    })
  })

  test('that differ by chance need no number of people', () => {
    expect(effectOf({ direction: 'no clear difference' })).toMatchObject({ numberNeeded: null })
  })

  test.each([
    ['is missing in one arm', { control: null }],
    ['is more than all', { control: { percent: 120 } }],
  ])('are not computed where one %s', (_, parts) => {
    expect(effectOf(parts)).toBeUndefined()
  })
})

const points = (mean: number) => ({ percent: null, mean, unit: 'points' })

describe('what was measured', () => {
  test('is told of both arms in its unit', () => {
    expect(effectOf({ intervention: points(1.2), control: points(1.7) })).toMatchObject({
      type: 'value',
      treated: 1.2,
      untreated: 1.7,
      difference: -0.5,
      unit: 'points',
    })
  })

  test.each([
    ['two units', { percent: null, mean: 1.7, unit: 'kg' }, {}],
    ['a mean and a median', { percent: null, median: 1.7, unit: 'points' }, {}],
    ['a published difference of the other sign', points(1.7), { measure: 'mean difference', estimate: 0.5 }],
  ])('is not told of %s', (_, control, parts) => {
    expect(effectOf({ intervention: points(1.2), control, ...parts })).toBeUndefined()
  })
})

test.each(['absolute', 'primary'] as const)('what a curator is unsure of (%s) is not computed', (part) => {
  expect(absoluteEffects(record([outcome()], { unsure: [part] }))).toEqual([])
})
