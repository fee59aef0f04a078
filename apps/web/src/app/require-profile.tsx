import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { identityQuery } from '../lib/session/identity.ts'
import { logInStateAfter } from '../lib/session/log-in-state.ts'
import { unsavedProfileQuery } from '../people/unsaved-profile.ts'
import { Alert } from '../ui/alert.tsx'

/**
 * Sends a person who has not finished onboarding there, and remembers where they wanted to go. Until it is known who they are the page
 * shows: nearly everybody has a profile and need not wait, and the server refuses what the others must not do.
 */
export function RequireProfile() {
  const { t } = useTranslation('layout')
  const location = useLocation()
  const { data: identity } = useQuery(identityQuery)
  const { data: isUnsaved } = useQuery({ ...unsavedProfileQuery, enabled: false })

  if (identity?.type !== null) return <Outlet />
  if (isUnsaved !== true)
    return <Navigate to={paths.profile} replace state={logInStateAfter(undefined, location)} />
  return (
    <>
      <Alert tone="warning">
        {t('unsaved.text')}{' '}
        <Link to={paths.profile} className="font-semibold underline underline-offset-4">
          {t('unsaved.link')}
        </Link>
      </Alert>
      <Outlet />
    </>
  )
}
