import { lazy, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { AccessPage } from './access-page.tsx'
import { LocationCheck } from './location-check.tsx'
import { findEmailToVerify, findNewcomer } from './sign-up-state.ts'
import { VerificationView } from './verification-view.tsx'

// The forms are the greater part of the page's script, and nobody sees one before the country is known: they come meanwhile.
const loadSignUpForm = async () => ({ default: (await import('./sign-up-form.tsx')).SignUpForm })
const SignUpForm = lazy(loadSignUpForm)
const NewcomerForm = lazy(async () => ({ default: (await import('./newcomer-form.tsx')).NewcomerForm }))

/** What fails is tried again when the form is due. */
function warmForm(): void {
  loadSignUpForm().catch(() => undefined)
}

export function SignUpPage() {
  const { t } = useTranslation('access')
  const { state } = useLocation()
  const [email, setEmail] = useState(() => findEmailToVerify(state))
  const newcomer = findNewcomer(state)
  const isVerifying = email !== undefined
  const title = isVerifying ? t('verify.title') : t('signUp.title')
  usePageTitle(title)
  useEffect(warmForm, [])

  return (
    <AccessPage title={title} lead={isVerifying ? undefined : t('signUp.lead')}>
      {isVerifying ? (
        <VerificationView email={email} onOtherEmail={() => setEmail(undefined)} />
      ) : (
        <LocationCheck>
          {newcomer === undefined ? (
            <SignUpForm onRegistered={setEmail} />
          ) : (
            <NewcomerForm newcomer={newcomer} />
          )}
        </LocationCheck>
      )}
      <p className="mt-8 border-t border-line pt-5 text-sm text-muted">
        {t('signUp.haveAccount')}{' '}
        <Link to={paths.logIn} className="font-semibold text-accent underline underline-offset-4">
          {t('signUp.logIn')}
        </Link>
      </p>
      <p className="mt-3 text-sm text-muted">
        <a
          href="https://db-ip.com"
          target="_blank"
          rel="noopener noreferrer"
          className="underline underline-offset-4"
        >
          {t('location.source')}
        </a>
      </p>
    </AccessPage>
  )
}
