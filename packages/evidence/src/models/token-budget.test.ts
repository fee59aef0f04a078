import { expect, test } from 'vitest'
import { createTokenBudget, type Spent } from './token-budget.ts'

const clock = () => new Date('2026-11-20T12:00:00Z')

test('what a day has cost is known to the process that takes the place of another', () => {
  let told: Spent | undefined
  const first = createTokenBudget(clock, 1_000, {
    onSpent: (spent) => {
      told = spent
    },
  })
  first.reserve(600)

  const second = createTokenBudget(clock, 1_000, { spent: told })

  expect(told).toEqual({ day: '2026-11-20', tokens: 600 })
  expect(second.reserve(600)).toBe(false)
  expect(second.reserve(400)).toBe(true)
})

test('what was spent on another day counts no more', () => {
  const budget = createTokenBudget(clock, 1_000, { spent: { day: '2026-11-19', tokens: 1_000 } })

  expect(budget.reserve(1_000)).toBe(true)
})
