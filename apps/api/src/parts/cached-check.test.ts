import { expect, it } from 'vitest'
import { cachedCheck } from './cached-check.ts'

it('asks a part once for all who want to know within a moment', async () => {
  let asked = 0
  const isUp = cachedCheck(60_000, 1_000, async () => {
    asked += 1
    return true
  })

  const outcomes = await Promise.all([isUp(), isUp(), isUp()])

  expect(outcomes).toEqual([true, true, true])
  expect(asked).toBe(1)
})

it('takes a part that does not answer, or breaks, for down', async () => {
  const silent = cachedCheck(0, 10, () => new Promise(() => undefined))
  const broken = cachedCheck(0, 1_000, async () => {
    throw new Error('broken')
  })

  expect([await silent(), await broken()]).toEqual([false, false])
})
