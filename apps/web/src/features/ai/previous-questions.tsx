import type { PreviousQuestion } from '@auscult/contract/ai-questions.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../lib/call-errors.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { countShown, isRefusal } from './answered.ts'
import { historyQuery } from './queries.ts'
import { toAnswered } from './stored-question.ts'

type PreviousQuestionsProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (previous: PreviousQuestion) => void
}

/** The panel of earlier questions. Choosing one shows its stored answer and asks nothing. */
export function PreviousQuestions({ open, onOpenChange, onChoose }: PreviousQuestionsProps) {
  const { t } = useTranslation('ai')
  return (
    <Drawer title={t('history.heading')} open={open} onOpenChange={onOpenChange}>
      <History onChoose={onChoose} />
    </Drawer>
  )
}

function History({ onChoose }: Pick<PreviousQuestionsProps, 'onChoose'>) {
  const { t } = useTranslation('ai')
  const history = useInfiniteQuery(historyQuery)

  if (history.isPending) {
    return <output className="block p-5 text-sm text-muted">{t('history.loading')}</output>
  }
  if (history.isError && history.data === undefined) {
    return (
      <div className="space-y-3 p-5">
        <Alert tone="danger">{messageOf(history.error, t('history.failed'))}</Alert>
        <Button onClick={() => void history.refetch()}>{t('history.again')}</Button>
      </div>
    )
  }
  const questions = history.data.pages.flatMap((page) => page.data)
  if (questions.length === 0) return <p className="p-5 text-sm text-muted">{t('history.empty')}</p>

  return (
    <>
      <ul>
        {questions.map((previous) => (
          <li key={previous._id} className="border-b border-line">
            <button
              type="button"
              className="w-full px-5 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2"
              onClick={() => onChoose(previous)}
            >
              <span className="line-clamp-3 font-serif text-base text-pretty wrap-anywhere">
                {previous.question}
              </span>
              <span className="tabular mt-0.5 block text-xs text-muted">
                <span className="font-semibold">{t(`agents.${previous.agentType}.tab`)}</span>
                {' · '}
                <time dateTime={previous.askedAt}>{formatDateTime(previous.askedAt)}</time>
                {' · '}
                <Outcome previous={previous} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <p className="p-5">
          <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('history.more')}
          </Button>
        </p>
      )}
    </>
  )
}

function Outcome({ previous }: { previous: PreviousQuestion }) {
  const { t } = useTranslation('ai')
  const answered = toAnswered(previous)
  if (isRefusal(answered)) return t('history.refused')
  return t(`shown.${answered.agentType}`, { count: countShown(answered) })
}
