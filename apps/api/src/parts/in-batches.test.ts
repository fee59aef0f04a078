import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

it('what comes at once, or while a statement runs, goes together in the next, each with its own result', async () => {
  const batches: (readonly number[])[] = []
  const double = inBatches<number, number>(async (items) => {
    batches.push(items)
    await setImmediate()
    return items.map((item) => item * 2)
  })

  const first = Promise.all([1, 2].map(double))
  while (batches.length === 0) await setImmediate()
  const results = await Promise.all([3, 4].map(double))

  expect(await first).toEqual([2, 4])
  expect(results).toEqual([6, 8])
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ])
})

it('what a statement throws, all get that waited for it, and the line goes on', async () => {
  let isDown = true
  const call = inBatches<string, string>(async (items) => {
    if (isDown) throw new Error('away')
    return items
  })

  const during = await Promise.allSettled([call('a'), call('b')])
  isDown = false

  expect(during.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await call('c')).toBe('c')
})

it('a result too few is a failure, and nobody gets the result of another', async () => {
  const call = inBatches<string, string>(async (items) => items.slice(1))

  await expect(call('a')).rejects.toThrow('not one result for each item')
})
