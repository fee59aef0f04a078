import { expect, test } from 'vitest'
import { createTokenBudget } from './token-budget.ts'

test('a day has its tokens, of which what was set aside and not used comes back', async () => {
  const budget = createTokenBudget(() => new Date('2026-11-20T12:00:00Z'), 1_000)

  expect(await budget.reserve(600)).toBe(true)
  expect(await budget.reserve(600)).toBe(false)
  await budget.settle(600, 100)
  expect(await budget.reserve(900)).toBe(true)
  expect(await budget.reserve(1)).toBe(false)
})

test('what was spent on another day counts no more', async () => {
  let now = new Date('2026-11-19T23:59:59Z')
  const budget = createTokenBudget(() => now, 1_000)
  await budget.reserve(1_000)

  now = new Date('2026-11-20T00:00:00Z')

  expect(await budget.reserve(1_000)).toBe(true)
})
