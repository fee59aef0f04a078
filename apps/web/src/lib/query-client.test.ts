import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

describe('without a connection', () => {
  it('a question fails at once instead of being sent when the connection is back', async () => {
    onlineManager.setOnline(false)
    const question = new MutationObserver(createQueryClient(), {
      mutationFn: () => Promise.reject(new Error('unreachable')),
    })

    await expect(question.mutate()).rejects.toThrow('unreachable')
  })
})
