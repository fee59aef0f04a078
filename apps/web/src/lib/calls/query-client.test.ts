import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

describe("the specification's rules for server data", () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('no refetch on focus, one retry, five minutes', () => {
    const { queries } = createQueryClient().getDefaultOptions()

    expect(queries).toMatchObject({ refetchOnWindowFocus: false, retry: 1, staleTime: 300_000 })
  })

  it('what fails is asked for once more and no oftener', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('down')))
    const page = new QueryObserver(createQueryClient(), { queryKey: ['a'], queryFn })

    const leave = page.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    leave()

    expect(queryFn).toHaveBeenCalledTimes(2)
    expect(page.getCurrentResult().isError).toBe(true)
  })

  it('what is five minutes old is asked for again, and nothing younger', async () => {
    const queryFn = vi.fn(() => Promise.resolve('fresh'))
    const client = createQueryClient()
    const ask = () => client.fetchQuery({ queryKey: ['a'], queryFn })
    await ask()

    vi.advanceTimersByTime(299_000)
    await ask()
    expect(queryFn).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1_000)
    await ask()
    expect(queryFn).toHaveBeenCalledTimes(2)
  })
})

describe('without a connection', () => {
  it('a question fails at once instead of being sent when the connection is back', async () => {
    onlineManager.setOnline(false)
    const question = new MutationObserver(createQueryClient(), {
      mutationFn: () => Promise.reject(new Error('unreachable')),
    })

    await expect(question.mutate()).rejects.toThrow('unreachable')
  })
})
