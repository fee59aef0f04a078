import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { ConnectionError } from '../lib/calls/call-errors.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Button } from '../ui/button.tsx'
import { QuietPage } from './quiet-page.tsx'

/** Texts that did not come are a ConnectionError; browsers word a missing chunk each in their own way, as a TypeError. */
function isUnloaded(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  return error instanceof TypeError && /import|module|load/i.test(error.message)
}

/** What a person sees when a page breaks or a part of it cannot be loaded: what happened, what is safe, what to do. */
export function RouteFailure() {
  const { t } = useTranslation('ui')
  const error = useRouteError()
  usePageTitle(t('failed.title'))

  return (
    <QuietPage title={t('failed.title')}>
      <p role="alert" className="text-reading text-muted">
        {isUnloaded(error) ? t('failed.offline') : t('failed.text')}
      </p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('failed.retry')}
      </Button>
    </QuietPage>
  )
}
