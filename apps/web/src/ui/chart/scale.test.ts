import { describe, expect, it } from 'vitest'
import { createLinearScale, createRatioScale, percent } from './scale.ts'

describe('a linear axis', () => {
  it('goes from round number to round number and names a few', () => {
    const scale = createLinearScale([123, 187])

    expect(scale.ticks).toEqual([120, 140, 160, 180, 200])
    expect([scale.position(120), scale.position(160), scale.position(200)]).toEqual([0, 50, 100])
  })

  it('holds what lies beyond at its ends', () => {
    const scale = createLinearScale([0, 1])

    expect([scale.position(-1), scale.position(2)]).toEqual([0, 100])
  })

  it('stands for a single value', () => {
    expect(createLinearScale([4]).position(4)).toBe(0)
  })
})

describe('an axis for ratios', () => {
  it('has halving as far as doubling', () => {
    const scale = createRatioScale([0.25, 4])
    const [half, none, double] = [0.5, 1, 2].map(scale.position)

    expect((none ?? 0) - (half ?? 0)).toBeCloseTo((double ?? 0) - (none ?? 0))
  })

  it('always names no effect, and leaves room between two names', () => {
    for (const ratios of [
      [0.65, 0.85],
      [0.02, 30],
      [0.97, 1.02],
      [1.4, 1.9],
    ]) {
      const { ticks, position } = createRatioScale(ratios)
      const gaps = ticks.slice(1).map((tick, nth) => position(tick) - position(ticks[nth] ?? 0))

      expect(ticks).toContain(1)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14)
    }
  })

  it('holds every interval', () => {
    const { position } = createRatioScale([0.3, 2.4])

    expect(position(0.3)).toBeGreaterThan(0)
    expect(position(2.4)).toBeLessThan(100)
  })
})

it('writes a place as SVG takes it', () => {
  expect([percent(33.333333), percent(50)]).toEqual(['33.33%', '50%'])
})
