import { describe, expect, test } from 'vitest'
import { numberNeeded } from './number-needed.ts'

const nothing = { measure: null, estimate: null, low: null, high: null, level: null }
const dapaHf = { treated: 0.163, untreated: 0.212 }

test('is one by the difference, rounded up', () => {
  expect(numberNeeded({ ...nothing, ...dapaHf })).toEqual({ value: 21, low: null, high: null })
  expect(numberNeeded({ ...nothing, treated: 0.1, untreated: 0.15 })?.value).toBe(20)
})

test('is none where there is no difference', () => {
  expect(numberNeeded({ ...nothing, treated: 0.1, untreated: 0.1 })).toBeNull()
})

describe('its interval', () => {
  // 1-(1-.212)^.65 = .1435: 68.5 of 1,000 fewer, 15 treated; 1-(1-.212)^.85 = .1834: 28.6 fewer, 35 treated.
  test('comes from a hazard ratio by way of survival', () => {
    const told = { measure: 'hazard ratio', estimate: 0.74, low: 0.65, high: 0.85, level: 95 }

    expect(numberNeeded({ ...told, ...dapaHf })).toEqual({ value: 21, low: 15, high: 35 })
  })

  // .20 x .5 = .10 and .20 x .9 = .18: 100 and 20 of 1,000 fewer.
  test('comes from a risk ratio by multiplication', () => {
    const told = { measure: 'risk ratio', estimate: 0.7, low: 0.5, high: 0.9, level: 95 }

    expect(numberNeeded({ ...told, treated: 0.14, untreated: 0.2 })).toEqual({ value: 17, low: 10, high: 50 })
  })

  // Odds .25; x .5 is .125 (risk .1111), x .8 is .2 (risk .1667).
  test('comes from an odds ratio by way of the odds', () => {
    const told = { measure: 'odds ratio', estimate: 0.64, low: 0.5, high: 0.8, level: 95 }

    expect(numberNeeded({ ...told, treated: 0.138, untreated: 0.2 })).toEqual({
      value: 17,
      low: 12,
      high: 30,
    })
  })

  test('comes from a risk difference as it stands', () => {
    const told = {
      measure: 'risk difference (percentage points)',
      estimate: -5,
      low: -8,
      high: -2,
      level: 95,
    }

    expect(numberNeeded({ ...told, treated: 0.1, untreated: 0.15 })).toEqual({ value: 20, low: 13, high: 50 })
  })

  test.each([
    ['runs through no effect', { low: 0.65, high: 1.05 }],
    ['is no 95 % interval', { level: 99 }],
    ['belongs to a measure that is no ratio of risks', { measure: 'ratio of means' }],
    ['stands beside an effect that is not what was counted', { estimate: 0.5, low: 0.4, high: 0.6 }],
  ])('is not told where the published one %s', (_, parts) => {
    const told = { measure: 'hazard ratio', estimate: 0.74, low: 0.65, high: 0.85, level: 95 }

    expect(numberNeeded({ ...told, ...dapaHf, ...parts })).toEqual({ value: 21, low: null, high: null })
  })
})
