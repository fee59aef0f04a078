import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the browser's tab and history. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation('ui')
  useEffect(() => {
    document.title = t('title', { page })
  }, [page, t])
}
