import { refuseInvites } from '@auscult/contract/people/invite.ts'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/api.ts'
import { StopMail } from './stop-mail.tsx'

/** Where the link of an invitation leads. */
export function InviteOptOutPage() {
  const { t } = useTranslation('circle')
  return (
    <StopMail
      words={t('optOut', { returnObjects: true })}
      onStop={(token) => call(refuseInvites, { body: { token } })}
    />
  )
}
