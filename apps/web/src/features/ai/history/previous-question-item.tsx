import type { PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/language/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { answerPath } from '../address/answer-address.ts'
import { countShown, isRefusal } from '../exchange/answered.ts'
import { toAnswered } from '../exchange/stored-question.ts'

type PreviousQuestionItemProps = {
  previous: PreviousQuestion
  /** How often it was asked that day. */
  times: number
  onChoose: () => void
  onDelete: () => void
}

/** One earlier question: a link to its stored answer, and the button beside it that deletes it. */
export function PreviousQuestionItem({ previous, times, onChoose, onDelete }: PreviousQuestionItemProps) {
  const { t } = useTranslation('ai')
  const { formatTime } = useFormats()
  const { t: tHistory } = useTranslation('conversation')
  const { question, askedAt, agentType, query } = previous
  return (
    <li className="group flex items-start border-b border-line hover:bg-hover">
      <Link
        to={answerPath(previous._id)}
        className="min-w-0 flex-1 py-3 pr-2 pl-5 text-left focus-visible:-outline-offset-2"
        onClick={onChoose}
      >
        <span className="line-clamp-3 font-serif text-base text-pretty wrap-anywhere">{question}</span>
        {query.standalone !== null && (
          <span className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">
            {tHistory('history.answeredAs', { question: query.standalone })}
          </span>
        )}
        <span className="tabular mt-0.5 block text-xs text-muted">
          <span className="font-semibold">{t(`agents.${agentType}.tab`)}</span>
          {' · '}
          <time dateTime={askedAt}>{formatTime(askedAt)}</time>
          {' · '}
          <Outcome previous={previous} />
          {times > 1 && ` · ${tHistory('history.times', { count: times })}`}
        </span>
      </Link>
      <IconButton
        label={tHistory('history.delete', { question })}
        className="mt-1.5 mr-2 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
        onClick={onDelete}
      >
        <Trash2 />
      </IconButton>
    </li>
  )
}

function Outcome({ previous }: { previous: PreviousQuestion }) {
  const { t } = useTranslation('ai')
  const answered = toAnswered(previous)
  if (isRefusal(answered)) return t('history.refused')
  return t(`shown.${answered.agentType}`, { count: countShown(answered) })
}
