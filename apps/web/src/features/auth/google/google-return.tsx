import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../../lib/calls/call-errors.ts'
import { paths } from '../../../lib/paths.ts'
import { placeAfterLogIn, readLogInState } from '../../../lib/session/log-in-state.ts'
import { startSession } from '../../../lib/session/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { outcomeOfLogIn } from '../log-in/log-in-outcome.ts'
import { logInWithGoogleMutation } from '../queries.ts'
import { findGoogleReturn, forgetGoogleSignIn } from './google-sign-in.ts'
import { keepNewcomer } from './newcomer.ts'

/** What somebody who comes back from Google sees above the form, while the code in the address becomes a session. */
export function GoogleReturnNotice() {
  const { t } = useTranslation('access')
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const [back] = useState(() => findGoogleReturn(hash))
  const isSent = useRef(false)
  const { mutate, error, data } = useMutation(logInWithGoogleMutation)
  const outcome = data?.newcomer === undefined && data !== undefined ? outcomeOfLogIn(data) : undefined

  useEffect(() => {
    if (hash === '' || back === undefined) return
    void navigate({ hash: '' }, { replace: true, state: state as unknown })
  }, [back, hash, navigate, state])

  useEffect(() => {
    if (back === undefined || isSent.current) return
    // A code is good for one exchange, and development mounts twice.
    isSent.current = true
    forgetGoogleSignIn()
    if (back.kind === 'failed') return
    const { code, verifier, from } = back
    mutate(
      { code, verifier },
      {
        onSuccess: (answer) => {
          if (answer.newcomer !== undefined) {
            keepNewcomer({ ...answer.newcomer, verifier })
            void navigate(paths.signUp, { replace: true })
            return
          }
          const result = outcomeOfLogIn(answer)
          if (result.kind === 'unverified' || result.kind === 'failed') return
          startSession(result.token)
          const place = placeAfterLogIn(readLogInState({ from }))
          void navigate(result.kind === 'complete' ? place : paths.profile, { replace: true })
        },
      },
    )
  }, [back, mutate, navigate])

  if (back === undefined) return null
  if (back.kind === 'failed') return <Alert tone="danger">{t(`google.failures.${back.reason}`)}</Alert>
  if (error !== null) return <Alert tone="danger">{messageOf(error, t('logIn.failed'))}</Alert>
  if (outcome?.kind === 'failed' || outcome?.kind === 'unverified') {
    return <Alert tone="danger">{t('logIn.failed')}</Alert>
  }
  return (
    <output className="flex items-center gap-3 text-muted">
      <Spinner />
      {t('google.finishing')}
    </output>
  )
}
