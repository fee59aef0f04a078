import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { paths } from '../../../lib/paths.ts'
import { PlaceLink } from '../../../lib/place/place-link.tsx'
import { useGo, usePlace } from '../../../lib/place/place.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { AccessPage } from '../access-page.tsx'
import { findNewcomer, forgetNewcomer } from '../providers/newcomer.ts'
import { LazyProviderButtons } from '../providers/lazy-provider-buttons.tsx'
import { signUpOpenQuery } from '../queries.ts'
import { LocationCheck, type SignUpOpen } from './location-check.tsx'
import { findEmailToVerify, type SignUpState } from './sign-up-state.ts'

let loadedForm: ComponentType<ComponentProps<typeof LateSignUpForm>> | undefined

// The forms are the greater part of the page's script, and nobody sees one before the country is known: they come meanwhile.
const loadSignUpForm = async () => {
  const { SignUpForm: form } = await import('./sign-up-form.tsx')
  loadedForm = form
  return { default: form }
}
const LateSignUpForm = lazy(loadSignUpForm)

/** At once where the form is there: React shows what it has waited for only 0.3 s after what stood in its place. */
function SignUpForm(props: ComponentProps<typeof LateSignUpForm>) {
  // Never another one later, which would lose what was typed.
  const [Form] = useState(() => loadedForm ?? LateSignUpForm)
  return <Form {...props} />
}

const NewcomerForm = lazy(async () => {
  const [form] = await Promise.all([import('../providers/newcomer-form.tsx'), loadTexts('sign-in')])
  return { default: form.NewcomerForm }
})

const loadVerificationView = async () => ({
  default: (await import('./verification-view.tsx')).VerificationView,
})
const VerificationView = lazy(loadVerificationView)

/** What fails is tried again when it is due. */
function warm(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/** Whether a code is awaited stands in the history's entry: a phone that discards the page while the mail is read finds it again. */
export function SignUpPage() {
  const { t } = useTranslation('access')
  const { state } = usePlace()
  const go = useGo()
  const email = findEmailToVerify(state)
  const [newcomer] = useState(findNewcomer)
  const isVerifying = email !== undefined
  const signUpOpen = useQuery({ ...signUpOpenQuery, enabled: !isVerifying })
  const title = isVerifying ? t('verify.title') : t(titleOf(signUpOpen))
  usePageTitle(title)
  useEffect(() => warm(loadSignUpForm), [])
  useEffect(() => forgetNewcomer, [])

  const handleRegistered = (userEmail: string) => {
    const awaiting: SignUpState = { showVerification: true, userEmail }
    go(paths.signUp, { replace: true, state: awaiting })
  }

  const mayBeOpen = !signUpOpen.isError && signUpOpen.data !== false

  if (isVerifying) {
    return (
      <AccessPage title={title}>
        <Suspense fallback={null}>
          <VerificationView email={email} onOtherEmail={() => go(paths.signUp, { replace: true })} />
        </Suspense>
      </AccessPage>
    )
  }
  return (
    <AccessPage
      title={title}
      lead={mayBeOpen ? t('signUp.lead') : undefined}
      foot={<CountryCredit />}
      isAtTop
    >
      <LocationCheck signUpOpen={signUpOpen}>
        {newcomer === undefined ? (
          // While it is filled in, there is time for what follows.
          <div onFocus={() => warm(loadVerificationView)}>
            <SignUpForm onRegistered={handleRegistered} />
          </div>
        ) : (
          <NewcomerForm newcomer={newcomer} />
        )}
      </LocationCheck>
      {mayBeOpen && newcomer === undefined && (
        <div className="organisation-room">
          <LazyProviderButtons named="meta[data-organisation]" />
        </div>
      )}
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        {t('signUp.haveAccount')}{' '}
        <PlaceLink to={paths.logIn} className="font-semibold text-accent underline underline-offset-4">
          {t('signUp.logIn')}
        </PlaceLink>
      </p>
    </AccessPage>
  )
}

/** A heading that says what stands below: the form, or why there is none. */
function titleOf({ isError, data }: SignUpOpen) {
  if (isError) return 'location.failedTitle'
  return data === false ? 'location.blockedTitle' : 'signUp.title'
}

/** The licence of the shipped table of addresses asks for it (CC BY 4.0). */
function CountryCredit() {
  const { t } = useTranslation('access')
  return (
    <p className="text-xs text-muted">
      {t('location.sourceLead')}{' '}
      <a
        href="https://db-ip.com"
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-4"
      >
        {t('location.source')}
      </a>
    </p>
  )
}
