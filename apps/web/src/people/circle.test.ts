import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { friendsQuery } from './circle.ts'

it('the friend list fails early where nobody is signed in', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

  await expect(queryClient.fetchInfiniteQuery(friendsQuery(''))).rejects.toThrow(
    'Authentication token not found',
  )
})
