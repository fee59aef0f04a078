import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'

/** On paper alone: the day the answer was read, since evidence moves on. */
export function PrintedOn() {
  const { t } = useTranslation('ai')
  const { formatDate } = useFormats()
  const [readAt] = useState(() => new Date().toISOString())
  return <p className="hidden text-xs print:block">{t('answer.printed', { date: formatDate(readAt) })}</p>
}
