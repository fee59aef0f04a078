import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/calls/call-errors.ts'
import { paths } from '../../../lib/paths.ts'
import { useGo, usePlace } from '../../../lib/place/place.ts'
import { type LogInState, placeAfterLogIn } from '../../../lib/session/log-in-state.ts'
import { startSession } from '../../../lib/session/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { ForgotPassword, ForgotPasswordLink } from '../passwords/forgot-password.tsx'
import { logInMutation, warmCalls } from '../queries.ts'
import type { SignUpState } from '../sign-up/sign-up-state.ts'
import { useDelayed } from '../../../lib/use-delayed.ts'
import { outcomeOfLogIn } from './log-in-outcome.ts'

const redirectMs = 3_000

export function LogInForm({ arrival }: { arrival: LogInState }) {
  const { t } = useTranslation('access')
  const go = useGo()
  const { pathname } = usePlace()
  const [isForgotOpen, setIsForgotOpen] = useState(pathname === paths.forgotPassword)
  const isForgotAtStart = useRef(isForgotOpen)
  const [email, setEmail] = useState(arrival.email ?? '')
  const [password, setPassword] = useState('')
  const logIn = useMutation(logInMutation)
  const outcome = logIn.data && outcomeOfLogIn(logIn.data)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  // The page that follows may still be on its way.
  const isOver = outcome !== undefined && outcome.kind !== 'failed'
  const isComplete = email.trim() !== '' && password.trim() !== ''

  // The form may stand before its script runs, and then holds what was typed or filled in by that time.
  useEffect(() => {
    setEmail(emailInput.current?.value ?? '')
    setPassword(passwordInput.current?.value ?? '')
    // Where a keyboard is at hand, and nobody is anywhere else already; a phone would cover half the page with its keys.
    const isDesktop = matchMedia('(hover: hover) and (pointer: fine)').matches
    if (isDesktop && document.activeElement === document.body && !isForgotAtStart.current)
      emailInput.current?.focus({ preventScroll: true })
  }, [])

  useDelayed(outcome?.kind === 'unverified', redirectMs, () => {
    const state: SignUpState = { showVerification: true, userEmail: logIn.variables?.email ?? '' }
    go(paths.signUp, { state })
  })

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || logIn.isPending || isOver) return
    logIn.mutate(
      { email: email.trim(), password },
      {
        onSuccess: (answer) => {
          const result = outcomeOfLogIn(answer)
          if (result.kind === 'unverified' || result.kind === 'failed') return
          startSession(result.token)
          go(result.kind === 'complete' ? placeAfterLogIn(arrival) : paths.profile, {
            replace: true,
          })
        },
      },
    )
  }

  return (
    <>
      <form onSubmit={handleSubmit} noValidate className="mt-6 flex flex-col gap-5 first:mt-0">
        <Field label={t('email')}>
          <TextInput
            ref={emailInput}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              // Not with the focus, which comes by itself on a desktop.
              warmCalls()
            }}
          />
        </Field>
        <Field label={t('password')}>
          <PasswordInput
            ref={passwordInput}
            name="password"
            autoComplete="current-password"
            value={password}
            onFocus={warmCalls}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <ForgotPasswordLink onOpen={() => setIsForgotOpen(true)} />
        {logIn.isError && <Alert tone="danger">{messageOf(logIn.error, t('logIn.failed'))}</Alert>}
        {outcome?.kind === 'failed' && <Alert tone="danger">{t('logIn.failed')}</Alert>}
        {outcome?.kind === 'unverified' && <Alert tone="info">{t('logIn.unverified')}</Alert>}
        <Button
          type="submit"
          variant="primary"
          disabled={!isComplete || isOver}
          busy={logIn.isPending}
          className="w-full"
        >
          {logIn.isPending ? t('logIn.busy') : t('logIn.button')}
        </Button>
      </form>
      <ForgotPassword open={isForgotOpen} onOpenChange={setIsForgotOpen} email={email.trim()} />
    </>
  )
}
