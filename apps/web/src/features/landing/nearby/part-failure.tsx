import { useTranslation } from 'react-i18next'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

/** In the place of a part of the page that did not load. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <Alert tone="danger">
      <p>{t('failed.offline')}</p>
      <Button className="mt-3" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </Alert>
  )
}
