import { useTranslation } from 'react-i18next'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

export type PartFailureProps = {
  /** The part's own words; else that it could not be loaded. */
  text?: string
  isRetrying?: boolean
  onRetry: () => void
}

/** In the place of a part of the page that did not load. */
export function PartFailure({ text, isRetrying = false, onRetry }: PartFailureProps) {
  const { t } = useTranslation('ui')
  return (
    <Alert tone="danger">
      <p>{text ?? t('failed.offline')}</p>
      <Button className="mt-3" busy={isRetrying} onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </Alert>
  )
}
