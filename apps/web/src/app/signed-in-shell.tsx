import type { ReactNode } from 'react'
import { ToastProvider } from '../ui/toast.tsx'
import { RequireProfile } from './require-profile.tsx'
import { SignedInLayout } from './signed-in-layout.tsx'

/** The signed-in layout with what only its pages need, kept out of the first load of the log-in page. Without children it shows the route's page. */
export function SignedInShell({ children }: { children?: ReactNode }) {
  return (
    <ToastProvider>
      <SignedInLayout>{children ?? <RequireProfile />}</SignedInLayout>
    </ToastProvider>
  )
}
