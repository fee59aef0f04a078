import type { PreviousQuestion } from '@auscult/contract/ai-questions.ts'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { countShown, isRefusal } from '../exchange/answered.ts'
import { toAnswered } from '../exchange/stored-question.ts'

type PreviousQuestionItemProps = { previous: PreviousQuestion; onChoose: () => void; onDelete: () => void }

/** One earlier question: a press shows its stored answer, the button beside it deletes it. */
export function PreviousQuestionItem({ previous, onChoose, onDelete }: PreviousQuestionItemProps) {
  const { t } = useTranslation('ai')
  const { formatDateTime } = useFormats()
  const { t: tHistory } = useTranslation('conversation')
  const { question, askedAt, agentType, query } = previous
  return (
    <li className="flex items-start border-b border-line hover:bg-sunken">
      <button
        type="button"
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
          <time dateTime={askedAt}>{formatDateTime(askedAt)}</time>
          {' · '}
          <Outcome previous={previous} />
        </span>
      </button>
      <IconButton label={tHistory('history.delete', { question })} className="mt-1.5 mr-2" onClick={onDelete}>
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
