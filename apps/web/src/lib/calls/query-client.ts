import { QueryClient } from '@tanstack/react-query'

const staleMs = 5 * 60_000

/** The specification's rules for server data: no refetch on focus, one retry, five minutes before it is asked for again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call without a connection fails at once and says so; waiting for one would send a question that was long given up.
      queries: { refetchOnWindowFocus: false, retry: 1, staleTime: staleMs, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
