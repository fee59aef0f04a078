import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeEmailCode } from './change-email-code.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { confirmEmailChangeMutation, emailChangeQuery } from './queries.ts'

type ChangeEmailDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function ChangeEmailDialog({ open, onOpenChange }: ChangeEmailDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <Dialog title={t('email.title')} open={open} onOpenChange={onOpenChange}>
      <ChangeEmail />
    </Dialog>
  )
}

function ChangeEmail() {
  const { t } = useTranslation('settings')
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section {...kept} aria-label={t('email.title')}>
      <Steps />
    </section>
  )
}

/** The form, then the code. Whoever closed the dialog to look for the mail comes back to the code. */
function Steps() {
  const { t } = useTranslation('settings')
  const [isAnew, setAnew] = useState(false)
  const waiting = useQuery(emailChangeQuery)
  const confirming = useMutation(confirmEmailChangeMutation(useQueryClient()))

  if (confirming.isSuccess)
    return <Alert tone="success">{t('email.done', { email: confirming.variables.email })}</Alert>
  if (waiting.isPending)
    return (
      <div aria-busy="true" className="space-y-3">
        <output className="sr-only">{t('email.loading')}</output>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    )
  if (waiting.isError)
    return (
      <ErrorState
        text={refusalOf(waiting.error, t('email.notLoaded'))}
        retrying={waiting.isFetching}
        onRetry={() => void waiting.refetch()}
      />
    )
  if (waiting.data === null || isAnew) return <ChangeEmailForm onSent={() => setAnew(false)} />
  return <ChangeEmailCode email={waiting.data.email} confirming={confirming} onOther={() => setAnew(true)} />
}
