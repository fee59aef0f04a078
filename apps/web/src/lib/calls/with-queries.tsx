import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { onSessionEnd } from '../session/session.ts'
import { createQueryClient } from './query-client.ts'

/** Keeps what its children have asked the server for. What one person has asked must not be there for the next. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)

  useEffect(() => onSessionEnd(() => queryClient.clear()), [queryClient])

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
