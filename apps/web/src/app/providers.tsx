import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

/** What every page stands in. Base UI is told to add no `<style>`, which the Content-Security-Policy would refuse. */
export function Providers({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
