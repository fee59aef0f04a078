import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { PlaceLink } from '../../../lib/place/place-link.tsx'
import { useGo, usePlace } from '../../../lib/place/place.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Alert } from '../../../ui/alert.tsx'
import { AccessPage } from '../access-page.tsx'
import { findResetLink, withoutToken } from './reset-link.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

/**
 * The token leaves the address bar at once and lives in this page's memory only: addresses end up in histories and screenshots, and
 * nothing sensitive but a session's own token is put into a browser's storage (OWASP ASVS 5.0, 14.3.3). A page that is loaded again has
 * none, and asks for the link of the mail at once.
 */
export function ResetPasswordPage() {
  const { t } = useTranslation('access')
  const { search } = usePlace()
  const go = useGo()
  const [link] = useState(() => findResetLink(search))
  const shownSearch = withoutToken(search)
  const title = link === undefined ? t('reset.invalid') : t('reset.title')
  usePageTitle(title)

  useEffect(() => {
    if (shownSearch !== search) go({ search: shownSearch }, { replace: true })
  }, [go, search, shownSearch])

  if (link === undefined) {
    return (
      <AccessPage title={title}>
        <Alert tone="danger">{t('reset.invalidReason')}</Alert>
        <p className="mt-6">
          <PlaceLink
            to={paths.forgotPassword}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {t('reset.newLink')}
          </PlaceLink>
        </p>
      </AccessPage>
    )
  }
  return (
    <AccessPage title={title} lead={t('reset.lead', { email: link.email })}>
      <ResetPasswordForm link={link} />
    </AccessPage>
  )
}
