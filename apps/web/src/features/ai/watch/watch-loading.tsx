import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function WatchLoading() {
  const { t } = useTranslation('watch')
  return (
    <div aria-busy="true" className="max-w-column space-y-4">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  )
}
