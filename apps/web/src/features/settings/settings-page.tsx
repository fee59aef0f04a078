import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { SettingsGroups } from './settings-groups.tsx'

export function SettingsPage() {
  const { t } = useTranslation('settings')
  usePageTitle(t('title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <PageHeader title={t('title')} />
      <div className="max-w-column">
        <SettingsGroups level={2} />
      </div>
    </div>
  )
}
