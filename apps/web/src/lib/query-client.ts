import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './call-errors.ts'

const staleMs = 5 * 60_000

/** One retry, except where the server has said no: asking again would not change its mind. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status < 500
  return failures < 1 && !isRefusal
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call without a connection fails at once and says so; waiting for one would send a question that was long given up.
      queries: {
        refetchOnWindowFocus: false,
        retry: isWorthRetrying,
        staleTime: staleMs,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
