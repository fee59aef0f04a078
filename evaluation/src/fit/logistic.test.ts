import { expect, test } from 'vitest'
import { chooseNames, type Example, fitLogistic } from './logistic.ts'
import { seededRandom } from '../corpus/mixed-corpus.ts'

const example = (features: Record<string, number>, label: 0 | 1, weight = 1): Example => ({
  features: new Map(Object.entries(features)),
  label,
  weight,
})

test('without features the bias is the logit of the share of answers', () => {
  const { bias } = fitLogistic([example({}, 1), example({}, 0), example({}, 0), example({}, 0)], [], 1)

  expect(bias).toBeCloseTo(Math.log(1 / 3), 5)
})

test('weights that made the labels are found again', () => {
  const random = seededRandom(7)
  const examples = Array.from({ length: 20_000 }, () => {
    const [a, b] = [random(), random() < 0.3 ? 1 : 0]
    const chance = 1 / (1 + Math.exp(-(-1 + 2 * a - 1.5 * b)))
    return example({ a, b }, random() < chance ? 1 : 0)
  })

  const { bias, weights, rounds } = fitLogistic(examples, ['a', 'b'], 1e-3)

  expect(bias).toBeCloseTo(-1, 0)
  expect(Math.abs((weights.get('a') ?? 0) - 2)).toBeLessThan(0.2)
  expect(Math.abs((weights.get('b') ?? 0) + 1.5)).toBeLessThan(0.2)
  expect(rounds).toBeLessThan(15)
})

test('a stronger penalty holds weights nearer to nothing, and what separates everything stays finite', () => {
  const examples = [example({ a: 1 }, 1), example({ a: 1 }, 1), example({ a: 0 }, 0), example({}, 0)]

  const [weak, strong] = [0.1, 10].map((ridge) => fitLogistic(examples, ['a'], ridge).weights.get('a') ?? 0)

  expect(weak).toBeLessThan(10)
  expect(strong).toBeGreaterThan(0)
  expect(strong).toBeLessThan((weak ?? 0) / 3)
})

test('an example of weight four counts as four', () => {
  const once = [example({ a: 1 }, 1, 4), example({ a: 1 }, 0), example({ a: 0.5 }, 0)]
  const repeated = [...Array.from({ length: 4 }, () => example({ a: 1 }, 1)), ...once.slice(1)]

  const [one, other] = [once, repeated].map((examples) => fitLogistic(examples, ['a'], 1))

  expect(one?.bias).toBeCloseTo(other?.bias ?? 0, 6)
  expect(one?.weights.get('a')).toBeCloseTo(other?.weights.get('a') ?? 0, 6)
})

test('a feature that few examples have gets no weight', () => {
  const examples = [example({ common: 1, rare: 1 }, 1), example({ common: 1, rare: 0 }, 0)]

  expect(chooseNames(examples, 2)).toEqual(['common'])
})
