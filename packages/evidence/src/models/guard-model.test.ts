import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createBreaker } from './breaker.ts'
import { guardModel } from './guard-model.ts'
import { createOpenAiCompatibleModel } from './openai-compatible.ts'
import { type FakeModel, startFakeModel } from './testing/fake-model.ts'

const task = {
  instructions: 'Repeat the draft.'.repeat(60),
  material: JSON.stringify({
    draft: Array.from({ length: 40 }, () => ({ text: 'A sentence of the draft.' })),
  }),
  part: z.object({ text: z.string() }),
}
const read = Math.ceil((task.instructions.length + task.material.length) / 3)
const maxTokensPerAnswer = 5_000

let fake: FakeModel
let used: number[]

beforeEach(async () => {
  fake = await startFakeModel()
  used = []
})
afterEach(() => fake.close())

function guarded(mayReserve: () => boolean = () => true) {
  const model = createOpenAiCompatibleModel({ baseUrl: fake.baseUrl, name: 'fake', maxTokensPerAnswer })
  const budget = {
    reserve: async () => mayReserve(),
    settle: async (_reserved: number, actual: number) => void used.push(actual),
  }
  return guardModel(model, {
    breaker: createBreaker(() => new Date()),
    budget,
    timeoutMs: 15_000,
    maxTokensPerAnswer,
  })
}

describe('the day is charged', () => {
  test('what the provider counted', async () => {
    await guarded().write(task, { signal: new AbortController().signal, onPart: () => undefined })

    expect(used).toEqual([1_100])
  })

  test('what was read and what came, where the asker leaves in the middle', async () => {
    fake.behave('slow')
    const caller = new AbortController()
    const onPart = () => caller.abort(new Error('left'))

    await expect(guarded().write(task, { signal: caller.signal, onPart })).rejects.toThrow('left')

    expect(used).toHaveLength(1)
    expect(used[0]).toBeGreaterThan(read)
    expect(used[0]).toBeLessThan(read + maxTokensPerAnswer)
  })

  test('each of three attempts', async () => {
    fake.behave({ status: 503 })

    await expect(guarded().write(task, { signal: new AbortController().signal })).rejects.toThrow(
      'unreachable',
    )

    expect(used).toHaveLength(3)
    expect(Math.min(...used)).toBeGreaterThanOrEqual(read)
  })

  test('no attempt that it has no room for', async () => {
    fake.behave({ status: 503 })

    const writing = guarded(() => used.length < 1).write(task, { signal: new AbortController().signal })

    await expect(writing).rejects.toThrow('over-budget')
    expect(fake.requests).toHaveLength(1)
  })
})
