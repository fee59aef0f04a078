import { passwordLimits } from '@auscult/contract/auth-limits.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { endSession, findToken } from '../../lib/session/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { changePasswordMutation } from './queries.ts'

/** How long the good news stands before the log-out, by the specification. */
const newsMs = 3_000

type ChangePasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <Dialog title={t('password.title')} open={open} onOpenChange={onOpenChange}>
      <ChangePassword onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function ChangePassword({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('settings')
  const identity = useQuery(identityQuery)
  const [typedEmail, setTypedEmail] = useState<string>()
  const [currentPassword, setCurrentPassword] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const changing = useMutation(changePasswordMutation)
  const email = typedEmail ?? identity.data?.email ?? ''
  const isLocked = changing.isPending || changing.isSuccess
  const isShort = password.length < passwordLimits.min
  const isValid = email.trim() !== '' && currentPassword !== '' && !isShort && confirmation === password
  useLogOutAfter(changing.isSuccess, onDone)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isValid || isLocked) return
    changing.mutate({ email: email.trim(), currentPassword, password })
  }

  function change(set: (value: string) => void) {
    return (event: { target: { value: string } }) => {
      set(event.target.value)
      if (changing.isError) changing.reset()
    }
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t('password.text')}</p>
      <Field
        label={t('password.email')}
        error={typedEmail !== undefined && email.trim() === '' ? t('password.emailMissing') : undefined}
      >
        <TextInput
          type="email"
          autoComplete="username"
          readOnly={isLocked}
          value={email}
          onChange={change(setTypedEmail)}
        />
      </Field>
      <Field label={t('password.current')}>
        <PasswordInput
          autoComplete="current-password"
          readOnly={isLocked}
          value={currentPassword}
          onChange={change(setCurrentPassword)}
        />
      </Field>
      <Field label={t('password.new')} error={password !== '' && isShort ? t('password.short') : undefined}>
        <PasswordInput
          autoComplete="new-password"
          readOnly={isLocked}
          value={password}
          onChange={change(setPassword)}
        />
      </Field>
      <Field
        label={t('password.confirmation')}
        error={confirmation !== '' && confirmation !== password ? t('password.mismatch') : undefined}
      >
        <PasswordInput
          autoComplete="new-password"
          readOnly={isLocked}
          value={confirmation}
          onChange={change(setConfirmation)}
        />
      </Field>
      {changing.isError && <Alert tone="danger">{refusalOf(changing.error, t('password.failed'))}</Alert>}
      {changing.isSuccess && <Alert tone="success">{t('password.done')}</Alert>}
      <Button
        type="submit"
        variant="primary"
        disabled={!isValid || changing.isSuccess}
        busy={changing.isPending}
        className="w-full"
      >
        {changing.isPending ? t('password.busy') : t('password.button')}
      </Button>
    </form>
  )
}

/** The server has ended all sessions by then; this one goes once the news was read, or with the dialog if it is closed before. */
function useLogOutAfter(isChanged: boolean, onDone: () => void) {
  const done = useEffectEvent(onDone)

  useEffect(() => {
    if (!isChanged) return undefined
    const timer = setTimeout(() => done(), newsMs)
    return () => {
      clearTimeout(timer)
      endSession('logged-out', findToken())
    }
  }, [isChanged])
}
