import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { loadSafetyRules } from './compile-rules.ts'
import { measureSafety } from './testing/measure-safety.ts'

const content = join(import.meta.dirname, '../../../../content')
const rules = await loadSafetyRules(join(content, 'safety'), lexicon)

describe('the rules of the content', () => {
  test('are all there', () => {
    expect(rules.rules).toHaveLength(703)
  })

  test('keep every drug they name', () => {
    const lost = rules.rules.filter(({ named, widened, onlyAsked, said }) => {
      return named.size + widened.size + onlyAsked.size + said.length === 0
    })

    expect(lost).toEqual([])
  })

  test('keep every term they are asked by', () => {
    const lost = rules.rules.flatMap(({ rule, meanings, also }) => {
      const meant = new Set([...meanings, ...also].map(({ term }) => term))
      return [...(rule.when.terms ?? []), ...(rule.when.and ?? [])].filter((term) => !meant.has(term))
    })

    expect(lost).toEqual([])
  })

  test('keep every limit', () => {
    const lost = rules.rules.filter(({ rule, limit }) => rule.when.value !== null && limit === null)

    expect(lost.map(({ rule }) => rule.id)).toEqual([])
  })

  test('are each found by a drug', () => {
    const found = new Set([...rules.bySubject.values()].flat())

    expect(rules.rules.filter((rule) => !found.has(rule))).toEqual([])
  })
})

const figures = measureSafety(rules, lexicon)

test('a rule speaks where it is due, in four languages', () => {
  const { due, missed } = figures

  expect(due).toBeGreaterThan(6000)
  expect(missed.length / due, JSON.stringify(missed.map(({ text }) => text))).toBeLessThanOrEqual(0.01)
})

test('it is silent elsewhere, but for short German and Italian questions read as English', () => {
  const { silent, wrong } = figures

  expect(silent).toBeGreaterThan(4000)
  expect(wrong.length / silent, JSON.stringify(wrong.map(({ text }) => text))).toBeLessThanOrEqual(0.006)
})

test('it is silent elsewhere as often as is the goal', () => {
  expect(figures.wrong.length / figures.silent).toBeLessThanOrEqual(0.005)
})
