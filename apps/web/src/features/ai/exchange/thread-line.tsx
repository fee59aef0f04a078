import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { Followed } from '../asked-with.ts'

type ThreadLineProps = {
  /** On what the next question follows up; null once the person has chosen a new topic. */
  following: Followed | null
  disabled: boolean
  onNewTopic: () => void
}

/** On top of the question box after an answer: what the next question leans on, and the way out of it. */
export function ThreadLine({ following, disabled, onNewTopic }: ThreadLineProps) {
  const { t } = useTranslation('conversation')
  return (
    <div className="flex min-h-11 items-center gap-2 border-b border-line pr-1.5 pl-4 text-sm text-muted">
      <p className="min-w-0 flex-1 truncate" aria-live="polite">
        {following === null ? (
          t('thread.newTopicOn')
        ) : (
          <>
            <span className="font-semibold">{t('thread.following')}</span> {following.question}
          </>
        )}
      </p>
      {following !== null && (
        <Button
          variant="plain"
          className="shrink-0 px-2 text-sm whitespace-nowrap"
          disabled={disabled}
          onClick={onNewTopic}
        >
          {t('thread.newTopic')}
        </Button>
      )}
    </div>
  )
}
