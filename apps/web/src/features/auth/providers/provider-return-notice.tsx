import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/calls/call-errors.ts'
import { paths } from '../../../lib/paths.ts'
import { useGo, usePlace } from '../../../lib/place/place.ts'
import { placeAfterLogIn, readLogInState } from '../../../lib/session/log-in-state.ts'
import { startSession } from '../../../lib/session/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { outcomeOfLogIn } from '../log-in/log-in-outcome.ts'
import { keepNewcomer } from './newcomer.ts'
import { nameOf } from './provider-name.ts'
import { findProviderReturn, forgetProviderSignIn } from './provider-return.ts'
import { logInWithProviderMutation } from './queries.ts'

/** What somebody who comes back from a provider sees above the form, while the code in the address becomes a session. */
export function ProviderReturnNotice() {
  const { t } = useTranslation(['sign-in', 'access'])
  const { hash, state } = usePlace()
  const go = useGo()
  const [back] = useState(() => findProviderReturn(hash))
  const isSent = useRef(false)
  const { mutate, error, data } = useMutation(logInWithProviderMutation)
  const outcome = data?.newcomer === undefined && data !== undefined ? outcomeOfLogIn(data) : undefined

  useEffect(() => {
    if (hash === '' || back === undefined) return
    go({ hash: '' }, { replace: true, state })
  }, [back, hash, go, state])

  useEffect(() => {
    if (back === undefined || isSent.current) return
    // A code is good for one exchange, and development mounts twice.
    isSent.current = true
    forgetProviderSignIn()
    if (back.kind === 'failed') return
    const { provider, code, verifier, from } = back
    mutate(
      { provider, code, verifier },
      {
        onSuccess: (answer) => {
          if (answer.newcomer !== undefined) {
            keepNewcomer({ ...answer.newcomer, provider, verifier })
            go(paths.signUp, { replace: true })
            return
          }
          const result = outcomeOfLogIn(answer)
          if (result.kind === 'unverified' || result.kind === 'failed') return
          startSession(result.token)
          const place = placeAfterLogIn(readLogInState({ from }))
          go(result.kind === 'complete' ? place : paths.profile, { replace: true })
        },
      },
    )
  }, [back, mutate, go])

  if (back === undefined) return null
  const name = nameOf(back.provider)
  if (back.kind === 'failed') return <Alert tone="danger">{t(`failures.${back.reason}`, { name })}</Alert>
  if (error !== null) return <Alert tone="danger">{messageOf(error, t('access:logIn.failed'))}</Alert>
  if (outcome?.kind === 'failed' || outcome?.kind === 'unverified') {
    return <Alert tone="danger">{t('access:logIn.failed')}</Alert>
  }
  return (
    <output className="flex items-center gap-3 text-muted">
      <Spinner />
      {t('finishing', { name })}
    </output>
  )
}
