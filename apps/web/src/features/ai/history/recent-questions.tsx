import type { PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isWide } from '../../../evidence/focus-source.ts'
import { answerPath } from '../address/answer-address.ts'
import { recentQuery } from '../queries.ts'

/** The newest answers beside the samples, where there is room for them; all else is under Previous Queries. */
export function RecentQuestions({ onChoose }: { onChoose: (previous: PreviousQuestion) => void }) {
  const { t } = useTranslation('conversation')
  const recent = useQuery({ ...recentQuery, enabled: isWide() }).data?.data ?? []
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mb-8 max-xl:hidden">
      <h2 id="recent" className="text-sm font-semibold text-muted">
        {t('history.recent')}
      </h2>
      <ul className="mt-3 border-t border-line">
        {recent.map((previous) => (
          <li key={previous._id} className="border-b border-line">
            <Link
              to={answerPath(previous._id)}
              onClick={() => onChoose(previous)}
              className="block py-2 font-serif text-base underline-offset-4 hover:underline"
            >
              <span className="line-clamp-2 text-pretty wrap-anywhere">{previous.question}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
