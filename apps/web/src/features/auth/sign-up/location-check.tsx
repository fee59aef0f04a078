import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { signUpOpenQuery } from '../queries.ts'

/** Shows its children, which may still be on their way, once the visitor's country is known as one where accounts can be opened. */
export function LocationCheck({ children }: { children: ReactNode }) {
  const { t } = useTranslation('access')
  const signUpOpen = useQuery(signUpOpenQuery)

  if (signUpOpen.isPending) return <Checking />
  if (signUpOpen.isError) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Alert tone="danger">{t('location.failed')}</Alert>
        <Button variant="quiet" busy={signUpOpen.isFetching} onClick={() => void signUpOpen.refetch()}>
          {t('location.again')}
        </Button>
      </div>
    )
  }
  if (!signUpOpen.data) return <Alert tone="danger">{t('location.blocked')}</Alert>
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
