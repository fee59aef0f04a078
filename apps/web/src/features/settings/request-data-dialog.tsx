import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { RequestData } from './request-data.tsx'

type RequestDataDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function RequestDataDialog({ open, onOpenChange }: RequestDataDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <Dialog title={t('data.title')} open={open} onOpenChange={onOpenChange}>
      <RequestData />
    </Dialog>
  )
}
