import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type LogInState, readLogInState } from '../../../lib/session/log-in-state.ts'
import { hasUnsent } from '../../../lib/session/unsent.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Alert } from '../../../ui/alert.tsx'
import { AccessPage } from '../access-page.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { GoogleReturnNotice } from '../google/google-return.tsx'
import { LogInForm } from './log-in-form.tsx'

const quietLink = 'target inline-flex items-center underline-offset-4 hover:underline'

/** What another page handed over. Its news are good for one showing: the history, and with it a reload, keeps the rest only. */
function useArrival(): LogInState {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState(() => readLogInState(state))

  useEffect(() => {
    const { message, ended, ...rest } = readLogInState(state)
    if (message === undefined && ended === undefined) return
    const kept = Object.keys(rest).length > 0 ? rest : null
    void navigate({ search, hash }, { replace: true, state: kept, preventScrollReset: true })
  }, [search, hash, state, navigate])

  return arrival
}

export function LogInPage() {
  const { t } = useTranslation('access')
  const arrival = useArrival()
  usePageTitle(t('logIn.title'))

  return (
    <AccessPage title={t('logIn.title')}>
      {arrival.message !== undefined && <Alert tone="success">{arrival.message}</Alert>}
      {arrival.ended !== undefined && (
        <Alert tone="info">
          {t(`logIn.ended.${arrival.ended}`)} {hasUnsent() && t('logIn.unsent')}
        </Alert>
      )}
      <GoogleReturnNotice />
      <LogInForm arrival={arrival} />
      <GoogleButton from={arrival.from} />
      <p className="mt-8 border-t border-line pt-5 text-sm text-muted">
        {t('logIn.noAccount')}{' '}
        <Link to={paths.signUp} className="font-semibold text-accent underline underline-offset-4">
          {t('logIn.signUp')}
        </Link>
      </p>
      <nav aria-label={t('legal.label')} className="mt-2 flex flex-wrap gap-x-6 text-xs text-muted">
        <Link to={paths.terms} className={quietLink}>
          {t('legal.terms')}
        </Link>
        <Link to={paths.privacy} className={quietLink}>
          {t('legal.privacy')}
        </Link>
      </nav>
    </AccessPage>
  )
}
