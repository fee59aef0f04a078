import { isEmailAddress } from '@auscult/contract/auth/email-shape.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { PasswordField } from './password-field.tsx'
import { requestEmailChangeMutation } from './queries.ts'

/** Which address it is to be, with the password. */
export function ChangeEmailForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('settings')
  const { data: identity } = useQuery(identityQuery)
  const [email, setEmail] = useState('')
  const [isLeft, setLeft] = useState(false)
  const [password, setPassword] = useState('')
  const asking = useMutation(requestEmailChangeMutation(useQueryClient()))
  const isEmail = isEmailAddress(email)
  const isValid = isEmail && password !== ''

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid || asking.isPending) return
    asking.mutate({ email: email.trim().toLowerCase(), currentPassword: password }, { onSuccess: onSent })
  }
  const forget = () => {
    if (asking.isError) asking.reset()
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5">
      <p className="text-sm text-muted wrap-anywhere">
        {identity !== undefined && `${t('email.present', { email: identity.email })} `}
        {t('email.text')}
      </p>
      <Field
        label={t('email.new')}
        error={isLeft && email !== '' && !isEmail ? t('email.notValid') : undefined}
      >
        <TextInput
          type="email"
          autoComplete="email"
          readOnly={asking.isPending}
          value={email}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => {
            setEmail(target.value)
            forget()
          }}
        />
      </Field>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        readOnly={asking.isPending}
        value={password}
        onChange={(next) => {
          setPassword(next)
          forget()
        }}
      />
      {asking.isError && <Alert tone="danger">{refusalOf(asking.error, t('email.failed'))}</Alert>}
      <Button type="submit" variant="primary" disabled={!isValid} busy={asking.isPending} className="w-full">
        {asking.isPending ? t('email.sending') : t('email.send')}
      </Button>
    </form>
  )
}
