import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../lib/query-client.ts'

/** What every page stands in. Base UI is told to add no `<style>`, which the Content-Security-Policy would refuse. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)

  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </CSPProvider>
  )
}
