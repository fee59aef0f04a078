import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { RequestData } from './request-data.tsx'

export function RequestDataPage() {
  const { t } = useTranslation('settings')
  usePageTitle(t('data.title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t('data.title')} />
      <RequestData />
      <p className="mt-8">
        <LinkButton to={paths.settings} variant="plain" className="-ml-4">
          {t('data.back')}
        </LinkButton>
      </p>
    </div>
  )
}
