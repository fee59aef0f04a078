import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { PasswordField } from './password-field.tsx'
import { useChangePassword } from './use-change-password.ts'

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
  const form = useChangePassword(onDone)
  const { typed, isLocked, changing, change } = form
  const short = { typing: t('password.short'), left: t('password.errors.length') }
  const different = { typing: t('password.mismatch'), left: t('password.errors.mismatch') }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    form.send()
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t('password.text')}</p>
      <Field label={t('password.email')} error={form.isEmailMissing ? t('password.emailMissing') : undefined}>
        <TextInput
          type="email"
          autoComplete="username"
          readOnly={isLocked}
          value={typed.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        readOnly={isLocked}
        value={typed.current}
        onChange={(current) => change({ current })}
      />
      <PasswordField
        label={t('password.new')}
        fault={form.isShort ? short : undefined}
        readOnly={isLocked}
        value={typed.new}
        onChange={(next) => change({ new: next })}
      />
      <PasswordField
        label={t('password.confirmation')}
        fault={form.isDifferent ? different : undefined}
        readOnly={isLocked}
        value={typed.confirmation}
        onChange={(confirmation) => change({ confirmation })}
      />
      {changing.isError && <Alert tone="danger">{refusalOf(changing.error, t('password.failed'))}</Alert>}
      {changing.isSuccess && <Alert tone="success">{t('password.done')}</Alert>}
      <Button
        type="submit"
        variant="primary"
        disabled={!form.isValid || changing.isSuccess}
        busy={changing.isPending}
        className="w-full"
      >
        {changing.isPending ? t('password.busy') : t('password.button')}
      </Button>
    </form>
  )
}
