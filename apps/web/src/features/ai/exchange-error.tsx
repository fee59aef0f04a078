import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { QuestionChoices } from './question-choices.tsx'
import type { Exchange } from './use-exchange.ts'

type ExchangeErrorProps = {
  error: Extract<Exchange, { face: 'error' }>
  disabled: boolean
  onRetry: () => void
  onEdit: () => void
  onAsk: (question: string) => void
}

/** No answer: what happened, that nothing is lost, and the ways on. */
export function ExchangeError({ error, disabled, onRetry, onEdit, onAsk }: ExchangeErrorProps) {
  const { t } = useTranslation('ai')
  const { t: tReadings } = useTranslation('conversation')
  const { reason, message, readings } = error
  const fallback = reason === 'cancelled' ? t('error.cancelled') : t('error.failed')
  return (
    <div className="max-w-[40rem]">
      <Alert tone={reason === 'failed' ? 'danger' : 'info'}>
        <p className="text-base">{message ?? fallback}</p>
        <p className="mt-1 text-muted">{t('error.kept')}</p>
      </Alert>
      <QuestionChoices
        heading={tReadings('readings.heading')}
        choices={readings.map(({ term, question }) => ({ label: term, question }))}
        disabled={disabled}
        onAsk={onAsk}
      />
      <p className="mt-4 flex flex-wrap gap-3">
        {reason !== 'clarify' && (
          <Button disabled={disabled} onClick={onRetry}>
            {t('error.again')}
          </Button>
        )}
        <Button disabled={disabled} onClick={onEdit}>
          {t('error.edit')}
        </Button>
      </p>
    </div>
  )
}
