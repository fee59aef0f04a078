import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Contact } from './contact.tsx'
import { OpenCountries } from './open-countries.tsx'

/** What the question for the visitor's country came to; true where accounts can be opened. */
export type SignUpOpen = UseQueryResult<boolean>

/** Shows its children, which may still be on their way, once the visitor's country is known as one where accounts can be opened. */
export function LocationCheck({ signUpOpen, children }: { signUpOpen: SignUpOpen; children: ReactNode }) {
  const { t } = useTranslation('access')

  if (signUpOpen.isPending) return <Checking />
  if (signUpOpen.isError) {
    return (
      <div className="flex flex-col items-start gap-5">
        <Alert tone="danger">{t('location.failed')}</Alert>
        <Button variant="primary" busy={signUpOpen.isFetching} onClick={() => void signUpOpen.refetch()}>
          {t('location.again')}
        </Button>
        <Contact />
      </div>
    )
  }
  if (!signUpOpen.data)
    return (
      <div className="flex flex-col gap-5">
        <Alert tone="danger">{t('location.blocked')}</Alert>
        <Contact />
        <OpenCountries />
      </div>
    )
  return <Suspense fallback={<Checking />}>{children}</Suspense>
}

/** As high as the form to come, so that what stands below stays where it is. Without script nothing is being checked. */
function Checking() {
  const { t } = useTranslation('access')

  return (
    <output className="noscript:hidden flex min-h-[42rem] sm:min-h-[35.5rem] items-start gap-3 text-muted">
      <Spinner />
      {t('location.checking')}
    </output>
  )
}
