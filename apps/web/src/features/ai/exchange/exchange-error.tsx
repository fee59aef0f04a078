import { useTranslation } from 'react-i18next'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { QuestionChoices } from '../answer/question-choices.tsx'
import type { AskedWith } from '../asked-with.ts'
import type { Exchange } from './use-exchange.ts'

type ExchangeErrorProps = {
  error: Extract<Exchange, { face: 'error' }>
  disabled: boolean
  onRetry: () => void
  onEdit: () => void
  onAsk: (question: string, askedWith?: AskedWith) => void
}

/** No answer: what happened, that nothing is lost, and the ways on. */
export function ExchangeError({ error, disabled, onRetry, onEdit, onAsk }: ExchangeErrorProps) {
  const { t } = useTranslation('ai')
  const { t: tReadings } = useTranslation('conversation')
  const { reason, message, readings, mayCount, isFollowedGone } = error
  const fallback = reason === 'cancelled' ? t('error.cancelled') : t('error.failed')
  return (
    <div className="max-w-column">
      <Alert tone={reason === 'failed' ? 'danger' : 'info'}>
        <p className="text-base">{message ?? fallback}</p>
        <p className="mt-1 text-muted">{t(mayCount ? 'error.keptOnly' : 'error.kept')}</p>
      </Alert>
      <QuestionChoices
        heading={tReadings('readings.heading')}
        choices={readings.map(({ term, question }) => ({ label: term, question }))}
        disabled={disabled}
        onAsk={(chosen) => onAsk(chosen)}
      />
      <p className="mt-4 flex flex-wrap gap-3">
        {isFollowedGone && (
          <Button
            disabled={disabled}
            onClick={() => onAsk(error.question, { ...error.askedWith, following: null })}
          >
            {t('error.alone')}
          </Button>
        )}
        {reason !== 'clarify' && !isFollowedGone && (
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
