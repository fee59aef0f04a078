import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, ConnectionError, messageOf } from '../../lib/calls/call-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { deleteAccountMutation } from './queries.ts'
import { useLogOutOnLeaving } from './use-log-out-on-leaving.ts'

type DeleteAccountDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <Dialog title={t('deletion.title')} open={open} onOpenChange={onOpenChange}>
      <DeleteAccount onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const [password, setPassword] = useState('')
  const deleting = useMutation(deleteAccountMutation)
  useLogOutOnLeaving(deleting.isSuccess)

  function wordsOf(error: Error): string {
    if (error instanceof ApiError) return messageOf(error, t('deletion.failed'))
    return error instanceof ConnectionError ? t('deletion.network') : t('deletion.unprocessed')
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (password === '' || deleting.isPending) return
    deleting.mutate(password, { onSuccess: onClose })
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5">
      <p>{t('deletion.text')}</p>
      <Field label={t('deletion.password')}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            if (deleting.isError) deleting.reset()
          }}
        />
      </Field>
      {deleting.isError && <Alert tone="danger">{wordsOf(deleting.error)}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="danger" disabled={password === ''} busy={deleting.isPending}>
          {deleting.isPending ? t('deletion.busy') : t('deletion.button')}
        </Button>
      </div>
    </form>
  )
}
