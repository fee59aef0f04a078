import type { PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/calls/call-errors.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { historyQuery } from '../queries.ts'
import { type Deletable, DeleteQuestions } from './delete-questions.tsx'
import { groupByDay, nameDay } from './group-by-day.ts'
import { HistorySearch } from './history-search.tsx'
import { PreviousQuestionItem } from './previous-question-item.tsx'
import { useSettled } from '../../../lib/use-settled.ts'

type PreviousQuestionsProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (previous: PreviousQuestion) => void
  /** One was deleted, or all with null. */
  onDeleted: (questionId: string | null) => void
}

/** The panel of earlier questions. Choosing one shows its stored answer and asks nothing. */
export function PreviousQuestions({ open, onOpenChange, onChoose, onDeleted }: PreviousQuestionsProps) {
  const { t } = useTranslation(['ai', 'watch'])
  return (
    <Drawer title={t('history.heading')} open={open} onOpenChange={onOpenChange}>
      <p className="px-5 pt-3">
        <Link
          to={paths.watched}
          className="target inline-flex items-center gap-2 text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          <Eye aria-hidden="true" className="size-4 shrink-0 stroke-[1.5]" />
          {t('watch:title')}
        </Link>
      </p>
      <History onChoose={onChoose} onDeleted={onDeleted} />
    </Drawer>
  )
}

const typingPauseMs = 300

function History({ onChoose, onDeleted }: Pick<PreviousQuestionsProps, 'onChoose' | 'onDeleted'>) {
  const { t } = useTranslation('ai')
  const { t: tHistory } = useTranslation('conversation')
  const [typed, setTyped] = useState('')
  const [deleting, setDeleting] = useState<Deletable | null>(null)
  const searched = useSettled(typed.trim(), typingPauseMs)
  const history = useInfiniteQuery(historyQuery(searched))

  if (history.isPending) {
    return <output className="block p-5 text-sm text-muted">{t('history.loading')}</output>
  }
  const questions = history.data?.pages.flatMap((page) => page.data) ?? []
  const total = history.data?.pages.at(-1)?.total ?? 0
  if (questions.length === 0 && searched === '' && typed === '' && !history.isError)
    return <p className="p-5 text-sm text-muted">{t('history.empty')}</p>

  return (
    <>
      <HistorySearch
        value={typed}
        found={searched === '' || history.isError || history.isPlaceholderData ? null : total}
        onChange={setTyped}
      />
      {history.isError ? (
        <div className="space-y-3 p-5">
          <Alert tone="danger">{messageOf(history.error, t('history.failed'))}</Alert>
          <Button onClick={() => void history.refetch()}>{t('history.again')}</Button>
        </div>
      ) : (
        <div aria-busy={history.isPlaceholderData}>
          <QuestionsByDay questions={questions} onChoose={onChoose} onDelete={setDeleting} />
        </div>
      )}
      {history.hasNextPage && (
        <p className="p-5">
          <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('history.more')}
          </Button>
        </p>
      )}
      {searched === '' && questions.length > 0 && (
        <p className="p-5">
          <Button variant="danger" onClick={() => setDeleting('all')}>
            <Trash2 aria-hidden="true" className="size-4 stroke-[1.5]" />
            {tHistory('history.deleteAll')}
          </Button>
        </p>
      )}
      <DeleteQuestions deleting={deleting} onDeleted={onDeleted} onClose={() => setDeleting(null)} />
    </>
  )
}

type QuestionsByDayProps = Pick<PreviousQuestionsProps, 'onChoose'> & {
  questions: readonly PreviousQuestion[]
  onDelete: (question: PreviousQuestion) => void
}

function QuestionsByDay({ questions, onChoose, onDelete }: QuestionsByDayProps) {
  const { i18n } = useTranslation('ai')
  const [now] = useState(() => new Date())
  return groupByDay(questions, (askedAt) => nameDay(askedAt, i18n.language, now)).map((day) => (
    <section key={day.day} aria-label={day.day}>
      <h3 className="border-b border-line bg-sunken px-5 py-1 text-xs font-semibold text-muted">{day.day}</h3>
      <ul>
        {day.asked.map(({ previous, times }) => (
          <PreviousQuestionItem
            key={previous._id}
            previous={previous}
            times={times}
            onChoose={() => onChoose(previous)}
            onDelete={() => onDelete(previous)}
          />
        ))}
      </ul>
    </section>
  ))
}
