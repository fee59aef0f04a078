import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'

/*
 * Accessibility
 * - Interrupts (`role="alert"`) with what failed, in words.
 * - Offers to try again in the same place; while that runs the button says that it is busy and keeps the focus.
 */

type ErrorStateProps = { text: ReactNode; onRetry?: () => void; retrying?: boolean }

/** Stands where something could not be loaded. */
export function ErrorState({ text, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTranslation('controls')
  return (
    <Alert tone="danger">
      <p>{text}</p>
      {onRetry !== undefined && (
        <Button className="mt-3" busy={retrying} onClick={onRetry}>
          {t('error.retry')}
        </Button>
      )}
    </Alert>
  )
}
