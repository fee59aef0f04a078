import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { QuietPage } from './quiet-page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('ui')
  usePageTitle(t('notFound.title'))

  return (
    <QuietPage title={t('notFound.title')}>
      <p className="text-reading text-muted">{t('notFound.text')}</p>
      <Link
        to={paths.dashboard}
        className="target inline-flex items-center font-semibold text-accent underline underline-offset-4"
      >
        {t('notFound.link')}
      </Link>
    </QuietPage>
  )
}
