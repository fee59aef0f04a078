import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'

/** The first heading of an answer, and the way to paper. */
export function AnswerHeading({ id, children }: { id: string; children: string }) {
  const { t } = useTranslation('ai')
  return (
    <div className="flex h-7 items-center justify-between">
      <h2 id={id} className="text-sm font-semibold text-accent">
        {children}
      </h2>
      <IconButton label={t('answer.print')} className="print:hidden" onClick={() => window.print()}>
        <Printer />
      </IconButton>
    </div>
  )
}
