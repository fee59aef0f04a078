import type { AccuracyFigure } from '@auscult/contract/public/accuracy.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/language/format.ts'

/** On which day and with which version a figure was measured. */
export function Measured({ figure: { measuredOn, commit } }: { figure: AccuracyFigure }) {
  const { t } = useTranslation('accuracy')
  const { formatDate } = useFormats()
  const date = formatDate(measuredOn)
  return (
    <p className="text-sm font-normal text-muted">
      {commit === null ? t('on', { date }) : t('onCommit', { date, commit })}
    </p>
  )
}
