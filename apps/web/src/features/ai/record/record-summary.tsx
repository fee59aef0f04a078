import type { AnswerRecord } from '@auscult/contract/ai/record.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { groupByReason } from './group-by-reason.ts'

const mostReasons = 3

/** How an answer came about in a sentence or two: how much was read, on how much it rests, why the rest was left out. */
export function RecordSummary({ candidates }: Pick<AnswerRecord, 'candidates'>) {
  const { t } = useTranslation('answer-record')
  const { formatNumber } = useFormats()
  if (candidates.length === 0) return null
  const left = candidates.filter(({ shownAs }) => shownAs !== 'evidence')
  const kept = candidates.length - left.length
  const reasons = groupByReason(left)
    .toSorted((a, b) => b.candidates.length - a.candidates.length)
    .flatMap(({ reason, candidates: of }) =>
      reason === null ? [] : [`${formatNumber(of.length)} × ${t(`reasons.${reason}`)}`],
    )
    .slice(0, mostReasons)
  return (
    <div className="font-serif text-reading">
      <p>
        {t('summary.weighed', { count: candidates.length, amount: formatNumber(candidates.length) })}{' '}
        {t('summary.kept', { count: kept, amount: formatNumber(kept) })}
      </p>
      {reasons.length > 0 && (
        <p className="mt-1 font-sans text-sm text-muted">
          {t('summary.left')} {reasons.join('; ')}.
        </p>
      )}
    </div>
  )
}
