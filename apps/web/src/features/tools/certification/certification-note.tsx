import { BadgeInfo } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { lateDialog } from '../../../ui/dialog/lazy-dialog.tsx'

const { LazyDialog, warm } = lateDialog(
  async () => (await import('./certification-dialog.tsx')).CertificationDialog,
)

/** For whom the calculators are, and under which rules; more stands in a dialog. */
export function CertificationNote() {
  const { t } = useTranslation('tools')
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-accent bg-sunken px-4 py-3 text-sm">
      <BadgeInfo aria-hidden="true" className="size-5 shrink-0 stroke-[1.5] text-accent max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-72 text-pretty">{t('certification.note')}</p>
      <Button onClick={() => setOpen(true)} onPointerEnter={warm} onFocus={warm}>
        {t('certification.learnMore')}
      </Button>
      <LazyDialog title={t('certification.title')} open={open} onOpenChange={setOpen} />
    </div>
  )
}
