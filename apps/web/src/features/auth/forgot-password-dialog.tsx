import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { SendLinkForm } from './send-link-form.tsx'

type ForgotPasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function ForgotPasswordDialog({ open, onOpenChange }: ForgotPasswordDialogProps) {
  const { t } = useTranslation('access')
  const field = useRef<HTMLInputElement>(null)

  return (
    <Dialog initialFocus={field} title={t('forgot.title')} open={open} onOpenChange={onOpenChange}>
      <SendLinkForm field={field} />
    </Dialog>
  )
}
