import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { onSessionEnd } from '../session/session.ts'
import { createQueryClient } from './query-client.ts'

type WithQueriesProps = {
  /** One that has asked for something already. */
  client?: QueryClient | undefined
  children: ReactNode
}

/** Keeps what its children have asked the server for. What one person has asked must not be there for the next. */
export function WithQueries({ client, children }: WithQueriesProps) {
  const [queryClient] = useState(() => client ?? createQueryClient())

  useEffect(() => onSessionEnd(() => queryClient.clear()), [queryClient])

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
