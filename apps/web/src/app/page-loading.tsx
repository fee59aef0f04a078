import { useTranslation } from 'react-i18next'
import { Spinner } from '../ui/spinner.tsx'

/** While the first page's chunk is on its way. */
export function PageLoading() {
  const { t } = useTranslation('ui')

  return (
    <output className="flex min-h-dvh items-center justify-center gap-3 text-muted">
      <Spinner />
      {t('loading')}
    </output>
  )
}
