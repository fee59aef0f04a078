import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { LengthHint, MatchHint } from '../passwords/length-hint.tsx'
import { isAboutPassword } from '../passwords/password-refusal.ts'
import { registerMutation } from '../queries.ts'
import { Consents } from './consents.tsx'
import {
  emptySignUp,
  faultsOf,
  isMismatch,
  isTooShort,
  type SignUp,
  type SignUpFaults,
} from './sign-up-rules.ts'

type NamesOf<Value> = { [Name in keyof SignUp]: SignUp[Name] extends Value ? Name : never }[keyof SignUp]

/** The password stays in this form's memory: it is neither stored nor handed on. */
export function SignUpForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { t } = useTranslation('access')
  const registration = useMutation(registerMutation)
  const [filled, setFilled] = useState(emptySignUp)
  const [faults, setFaults] = useState<SignUpFaults>({})
  const formElement = useRef<HTMLFormElement>(null)
  const refusal = registration.error && refusalOf(registration.error, t('signUp.failed'))
  const refusedPassword = isAboutPassword(registration.error) ? refusal : null
  const isComplete = Object.keys(faultsOf(filled)).length === 0

  const errorOf = (name: keyof SignUp) => {
    const fault = faults[name]
    return fault && t(`signUp.errors.${fault}`)
  }

  const passwordError = isTooShort(filled.password)
    ? t('signUp.errors.passwordLength')
    : (refusedPassword ?? errorOf('password'))

  const change = (name: keyof SignUp, value: string | boolean) => {
    setFilled((before) => ({ ...before, [name]: value }))
    setFaults(({ [name]: _cleared, ...others }) => others)
    // A refused password stays one while something else is mended.
    const isMended = refusedPassword === null || name === 'password'
    if (registration.isError && isMended) registration.reset()
  }

  const focus = (name: string) =>
    formElement.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()

  const submit = () => {
    if (registration.isPending) return
    const found = faultsOf(filled)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first !== undefined) return focus(first)
    registration.mutate(
      {
        name: `${filled.firstName.trim()} ${filled.lastName.trim()}`,
        email: filled.email,
        password: filled.password,
        privacyPolicy: true,
        termAndCondition: true,
        isPromotion: filled.acceptPromotion,
      },
      {
        onSuccess: () => onRegistered(filled.email),
        onError: (error) => isAboutPassword(error) && focus('password'),
      },
    )
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  /** A browser submits nothing while the button is disabled; Enter then says what is still missing. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComplete) return
    event.preventDefault()
    submit()
  }

  const inputOf = (name: NamesOf<string>) => ({
    name,
    value: filled[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    onKeyDown: handleKeyDown,
  })

  const boxOf = (name: NamesOf<boolean>) => ({
    name,
    checked: filled[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.checked),
    onKeyDown: handleKeyDown,
    error: errorOf(name),
  })

  return (
    <form ref={formElement} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('signUp.required')}</p>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-4">
        <Field label={t('signUp.firstName')} error={errorOf('firstName')}>
          <TextInput autoComplete="given-name" {...inputOf('firstName')} />
        </Field>
        <Field label={t('signUp.lastName')} error={errorOf('lastName')}>
          <TextInput autoComplete="family-name" {...inputOf('lastName')} />
        </Field>
      </div>
      <Field label={t('email')} error={errorOf('email')}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...inputOf('email')}
        />
      </Field>
      <Field
        label={t('password')}
        hint={passwordError === undefined ? <LengthHint password={filled.password} /> : undefined}
        error={passwordError}
      >
        <PasswordInput autoComplete="new-password" {...inputOf('password')} />
      </Field>
      <Field
        label={t('signUp.confirmPassword')}
        hint={
          filled.password !== '' && filled.password === filled.confirmPassword ? (
            <MatchHint password={filled.password} confirmation={filled.confirmPassword} />
          ) : undefined
        }
        error={isMismatch(filled) ? t('signUp.errors.mismatch') : errorOf('confirmPassword')}
      >
        <PasswordInput autoComplete="new-password" {...inputOf('confirmPassword')} />
      </Field>
      <Consents
        terms={boxOf('acceptTerms')}
        privacy={boxOf('acceptPrivacy')}
        promotion={boxOf('acceptPromotion')}
      />
      {refusal !== null && refusedPassword === null && <Alert tone="danger">{refusal}</Alert>}
      <Button
        type="submit"
        variant="primary"
        disabled={!isComplete}
        busy={registration.isPending}
        className="w-full"
      >
        {registration.isPending ? t('signUp.busy') : t('signUp.button')}
      </Button>
    </form>
  )
}
