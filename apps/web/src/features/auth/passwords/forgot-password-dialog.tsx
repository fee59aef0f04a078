import { useRef } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SendLinkForm } from './send-link-form.tsx'

type ForgotPasswordDialogProps = {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The address to begin with. */
  email: string
  hasOwnAddress: boolean
}

export function ForgotPasswordDialog({ email, ...dialog }: ForgotPasswordDialogProps) {
  const field = useRef<HTMLInputElement>(null)

  return (
    <Dialog initialFocus={field} {...dialog}>
      <SendLinkForm field={field} initialEmail={email} onDone={() => dialog.onOpenChange(false)} />
    </Dialog>
  )
}
