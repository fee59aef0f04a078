import { refuseInvites } from '@auscult/contract/people/invite.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '../../../lib/calls/api.ts'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { AccessPage } from '../access-page.tsx'

/** Where the link of an invitation leads. It asks first: programs that look at mails open every link. */
export function InviteOptOutPage() {
  const { t } = useTranslation('circle')
  const [params] = useSearchParams()
  const [token] = useState(() => params.get('token') ?? '')
  const refusing = useMutation({ mutationFn: () => call(refuseInvites, { body: { token } }) })
  usePageTitle(t('optOut.title'))

  if (token === '')
    return (
      <AccessPage title={t('optOut.title')}>
        <Alert tone="danger">{t('optOut.noLink')}</Alert>
      </AccessPage>
    )
  return (
    <AccessPage title={t('optOut.title')} lead={t('optOut.lead')}>
      {refusing.isSuccess ? (
        <Alert tone="success">{t('optOut.done')}</Alert>
      ) : (
        <>
          {refusing.isError && <Alert tone="danger">{refusalOf(refusing.error, t('optOut.failed'))}</Alert>}
          <Button
            variant="primary"
            className="mt-6"
            busy={refusing.isPending}
            onClick={() => refusing.mutate()}
          >
            {t('optOut.confirm')}
          </Button>
        </>
      )}
    </AccessPage>
  )
}
