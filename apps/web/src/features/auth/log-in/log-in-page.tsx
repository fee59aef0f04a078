import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { paths } from '../../../lib/paths.ts'
import { PlaceLink } from '../../../lib/place/place-link.tsx'
import { useGo, usePlace } from '../../../lib/place/place.ts'
import { type LogInState, readLogInState } from '../../../lib/session/log-in-state.ts'
import { hasUnsent } from '../../../lib/session/unsent.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Alert } from '../../../ui/alert.tsx'
import { AccessPage } from '../access-page.tsx'
import { LazyProviderButtons } from '../providers/lazy-provider-buttons.tsx'
import { LogInForm } from './log-in-form.tsx'

// Few come back from a provider, and those see nothing else before it.
const ProviderReturnNotice = lazy(async () => {
  const [notice] = await Promise.all([
    import('../providers/provider-return-notice.tsx'),
    loadTexts('sign-in'),
  ])
  return { default: notice.ProviderReturnNotice }
})

const quietLink = 'target inline-flex items-center underline-offset-4 hover:underline'

/** What another page handed over. Its news are good for one showing: the history, and with it a reload, keeps the rest only. */
function useArrival(): LogInState {
  const { search, hash, state } = usePlace()
  const go = useGo()
  const [arrival] = useState(() => readLogInState(state))

  useEffect(() => {
    const { message, ended, ...rest } = readLogInState(state)
    if (message === undefined && ended === undefined) return
    const kept = Object.keys(rest).length > 0 ? rest : null
    go({ search, hash }, { replace: true, state: kept, preventScrollReset: true })
  }, [search, hash, state, go])

  return arrival
}

export function LogInPage() {
  const { t } = useTranslation('access')
  const arrival = useArrival()
  const { hash } = usePlace()
  const [isReturn] = useState(() => /^#(?:google|oidc)/.test(hash))
  usePageTitle(t('logIn.title'))

  return (
    <AccessPage title={t('logIn.title')}>
      {arrival.message !== undefined && <Alert tone="success">{arrival.message}</Alert>}
      {arrival.ended !== undefined && (
        <Alert tone="info">
          {t(`logIn.ended.${arrival.ended}`)} {hasUnsent() && t('logIn.unsent')}
        </Alert>
      )}
      {isReturn && (
        <Suspense>
          <ProviderReturnNotice />
        </Suspense>
      )}
      <LogInForm arrival={arrival} />
      <div className="sign-in-room">
        <LazyProviderButtons from={arrival.from} />
      </div>
      <p className="mt-8 border-t border-line pt-5 text-sm text-muted">
        {t('logIn.noAccount')}{' '}
        <PlaceLink to={paths.signUp} className="font-semibold text-accent underline underline-offset-4">
          {t('logIn.signUp')}
        </PlaceLink>
      </p>
      <nav aria-label={t('legal.label')} className="mt-2 flex flex-wrap gap-x-6 text-xs text-muted">
        <PlaceLink to={paths.terms} className={quietLink}>
          {t('legal.terms')}
        </PlaceLink>
        <PlaceLink to={paths.privacy} className={quietLink}>
          {t('legal.privacy')}
        </PlaceLink>
      </nav>
    </AccessPage>
  )
}
