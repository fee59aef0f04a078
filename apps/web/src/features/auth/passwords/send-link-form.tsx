import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { isAddressShaped } from '../sign-up/sign-up-rules.ts'
import { forgotPasswordMutation, warmCalls } from '../queries.ts'

type SendLinkFormProps = {
  field: RefObject<HTMLInputElement | null>
  initialEmail: string
  /** Once the link is on its way. */
  onDone: () => void
}

/** Asks for a link to set a new password. What is typed lives here, so that closing the dialog forgets it. */
export function SendLinkForm({ field, initialEmail, onDone }: SendLinkFormProps) {
  const { t } = useTranslation('access')
  const [email, setEmail] = useState(initialEmail)
  const [isFaulty, setIsFaulty] = useState(false)
  const sending = useMutation(forgotPasswordMutation)
  const isBlank = email.trim() === ''

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank || sending.isPending) return
    if (!isAddressShaped(email.trim())) {
      setIsFaulty(true)
      field.current?.focus()
      return
    }
    // What was typed meanwhile is another address.
    const onSuccess = () => setEmail((typed) => (typed === email ? '' : typed))
    sending.mutate({ email: email.trim() }, { onSuccess })
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5">
      <p className="text-muted">{t('forgot.lead')}</p>
      <Field label={t('email')} error={isFaulty ? t('signUp.errors.emailShape') : undefined}>
        <TextInput
          ref={field}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onFocus={warmCalls}
          onChange={(event) => {
            setEmail(event.target.value)
            setIsFaulty(false)
            if (!sending.isPending) sending.reset()
          }}
        />
      </Field>
      {sending.isError && <Alert tone="danger">{refusalOf(sending.error, t('forgot.failed'))}</Alert>}
      {sending.isSuccess && <Alert tone="success">{t('forgot.sent')}</Alert>}
      {sending.isSuccess ? (
        <Button variant="primary" onClick={onDone} className="w-full">
          {t('forgot.close')}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          disabled={isBlank}
          busy={sending.isPending}
          className="w-full"
        >
          {sending.isPending ? t('forgot.busy') : t('forgot.button')}
        </Button>
      )}
    </form>
  )
}
