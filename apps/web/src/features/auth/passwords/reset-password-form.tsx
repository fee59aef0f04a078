import { passwordLimits } from '@auscult/contract/auth/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, refusalOf } from '../../../lib/calls/call-errors.ts'
import { paths } from '../../../lib/paths.ts'
import { PlaceLink } from '../../../lib/place/place-link.tsx'
import { useGo } from '../../../lib/place/place.ts'
import type { LogInState } from '../../../lib/session/log-in-state.ts'
import { endSession, findToken } from '../../../lib/session/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { resetPasswordMutation, warmCalls } from '../queries.ts'
import { LengthHint, MatchHint } from './length-hint.tsx'
import { isAboutPassword } from './password-refusal.ts'
import type { ResetLink } from './reset-link.ts'

const acceptedStatus = 200

type Fault = 'required' | 'length' | 'confirmRequired' | 'mismatch'

function faultsOf(password: string, confirmation: string): { password?: Fault; confirmation?: Fault } {
  if (password === '')
    return { password: 'required', ...(confirmation === '' && { confirmation: 'confirmRequired' }) }
  if (password.length < passwordLimits.min) return { password: 'length' }
  if (confirmation === '') return { confirmation: 'confirmRequired' }
  return password === confirmation ? {} : { confirmation: 'mismatch' }
}

export function ResetPasswordForm({ link }: { link: ResetLink }) {
  const { t } = useTranslation('access')
  const go = useGo()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({})
  const resetting = useMutation(resetPasswordMutation)
  const refusal = resetting.data?.statusCode === acceptedStatus ? undefined : resetting.data
  const failure =
    (resetting.error && refusalOf(resetting.error, t('reset.failed'))) ??
    (refusal && (refusal.message || t('reset.failed')))
  const refusedPassword = isAboutPassword(resetting.error) ? failure : undefined
  const passwordInput = useRef<HTMLInputElement>(null)
  const isLinkSpent = resetting.error instanceof ApiError && resetting.error.reason === 'link-not-valid'
  const wordsOf = (fault: Fault | undefined) => fault && t(`reset.errors.${fault}`)

  const passwordError = wordsOf(faults.password) ?? refusedPassword
  const isMismatch = confirmation !== '' && password !== confirmation

  const handleTyping = () => {
    setFaults({})
    if (failure !== undefined) resetting.reset()
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (resetting.isPending) return
    const found = faultsOf(password, confirmation)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    resetting.mutate(
      { ...link, password },
      {
        onSuccess: ({ statusCode }) => {
          if (statusCode !== acceptedStatus) return
          // The server has ended every session of the account; one that is open in this browser is most likely its.
          endSession('logged-out', findToken())
          const state: LogInState = { message: t('reset.done'), email: link.email }
          go(paths.logIn, { replace: true, state })
        },
        onError: (error) => isAboutPassword(error) && passwordInput.current?.focus(),
      },
    )
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5">
      <Field
        label={t('reset.password')}
        hint={passwordError === undefined ? <LengthHint password={password} /> : undefined}
        error={passwordError}
      >
        <PasswordInput
          ref={passwordInput}
          autoComplete="new-password"
          value={password}
          onFocus={warmCalls}
          onChange={(event) => {
            setPassword(event.target.value)
            handleTyping()
          }}
        />
      </Field>
      <Field
        label={t('reset.confirmation')}
        hint={
          password !== '' && password === confirmation ? (
            <MatchHint password={password} confirmation={confirmation} />
          ) : undefined
        }
        error={isMismatch ? t('reset.errors.mismatch') : wordsOf(faults.confirmation)}
      >
        <PasswordInput
          autoComplete="new-password"
          value={confirmation}
          onFocus={warmCalls}
          onChange={(event) => {
            setConfirmation(event.target.value)
            handleTyping()
          }}
        />
      </Field>
      {failure !== undefined && refusedPassword === undefined && (
        <Alert tone="danger">
          <p>{failure}</p>
          {isLinkSpent && (
            <PlaceLink
              to={paths.forgotPassword}
              className="mt-1 inline-block font-semibold text-accent underline underline-offset-4"
            >
              {t('reset.newLink')}
            </PlaceLink>
          )}
        </Alert>
      )}
      <Button type="submit" variant="primary" busy={resetting.isPending} className="w-full">
        {resetting.isPending ? t('reset.busy') : t('reset.button')}
      </Button>
    </form>
  )
}
