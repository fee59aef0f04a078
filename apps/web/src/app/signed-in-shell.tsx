import { ToastProvider } from '../ui/toast.tsx'
import { SignedInLayout } from './signed-in-layout.tsx'

/** The signed-in layout with what only its pages need, kept out of the first load of the log-in page. */
export function SignedInShell() {
  return (
    <ToastProvider>
      <SignedInLayout />
    </ToastProvider>
  )
}
