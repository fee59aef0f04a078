import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/call-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Consents } from './consents.tsx'
import { registerMutation } from './queries.ts'
import { emptySignUp, isMismatch, isTooShort, SignUp, signUpFaults } from './sign-up-rules.ts'

/** The password stays in this form's memory: it is neither stored nor handed on. */
export function SignUpForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { t } = useTranslation('access')
  const registration = useMutation(registerMutation)
  const form = useForm<SignUp>({
    defaultValues: emptySignUp,
    resolver: zodResolver(SignUp),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const typed = { ...emptySignUp, ...useWatch({ control: form.control }) }
  const isComplete = SignUp.safeParse(typed).success
  const { errors } = form.formState

  const errorOf = (name: keyof SignUp) => {
    const fault = signUpFaults.find((one) => one === errors[name]?.message)
    return fault && t(`signUp.errors.${fault}`)
  }

  const submit = form.handleSubmit((filled) => {
    if (registration.isPending) return
    registration.mutate(
      {
        name: `${filled.firstName.trim()} ${filled.lastName.trim()}`,
        email: filled.email,
        password: filled.password,
        privacyPolicy: true,
        termAndCondition: true,
        isPromotion: filled.acceptPromotion,
      },
      { onSuccess: () => onRegistered(filled.email) },
    )
  })

  /** A browser submits nothing while the button is disabled; Enter then says what is still missing. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComplete) {
      event.preventDefault()
      void submit()
    }
  }

  const register = (name: keyof SignUp) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    onKeyDown: handleKeyDown,
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('signUp.required')}</p>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-4">
        <Field label={t('signUp.firstName')} error={errorOf('firstName')}>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label={t('signUp.lastName')} error={errorOf('lastName')}>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
      </div>
      <Field label={t('email')} error={errorOf('email')}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <Field
        label={t('password')}
        hint={t('signUp.passwordHint')}
        error={isTooShort(typed.password) ? t('signUp.errors.passwordLength') : errorOf('password')}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field
        label={t('signUp.confirmPassword')}
        error={isMismatch(typed) ? t('signUp.errors.mismatch') : errorOf('confirmPassword')}
      >
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Consents
        terms={{ error: errorOf('acceptTerms'), ...register('acceptTerms') }}
        privacy={{ error: errorOf('acceptPrivacy'), ...register('acceptPrivacy') }}
        promotion={register('acceptPromotion')}
      />
      {registration.isError && (
        <Alert tone="danger">{refusalOf(registration.error, t('signUp.failed'))}</Alert>
      )}
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
