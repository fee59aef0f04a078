import { endWeeklyMail } from '@auscult/contract/posts/mail.ts'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/api.ts'
import { StopMail } from './stop-mail.tsx'

/** Where the weekly mail's link to end it leads, without a log-in. */
export function EndWeeklyMailPage() {
  const { t } = useTranslation('settings')
  return (
    <StopMail
      words={t('endWeekly', { returnObjects: true })}
      onStop={(token) => call(endWeeklyMail, { query: { token } })}
    />
  )
}
