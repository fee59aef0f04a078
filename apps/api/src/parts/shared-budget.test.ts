import { expect, it } from 'vitest'
import { createMemoryCounters } from './counters/memory-counters.ts'
import { createSharedBudget } from './shared-budget.ts'

it('all who share the counters spend of one day, and another day has its own', async () => {
  const counters = createMemoryCounters()
  let now = new Date('2026-11-20T23:00:00Z')
  const [one, other] = [0, 1].map(() => createSharedBudget(counters, () => now, 1_000))

  expect(await one?.reserve(600)).toBe(true)
  expect(await other?.reserve(600)).toBe(false)
  await one?.settle(600, 700)
  expect(await other?.reserve(300)).toBe(true)
  expect(await other?.reserve(1)).toBe(false)

  now = new Date('2026-11-21T00:00:00Z')
  expect(await other?.reserve(1_000)).toBe(true)
})
