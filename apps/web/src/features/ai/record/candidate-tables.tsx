import type { AnswerRecord } from '@auscult/contract/ai/record.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { SafeLink } from '../../../evidence/safe-link.tsx'
import { groupByReason } from './group-by-reason.ts'

/*
 * Accessibility
 * - Two tables, each named by its caption; a reason is the header of the rows it explains, so that it is read with them.
 * - A withdrawn record says so in words, not by the stroke alone.
 */

type Candidate = AnswerRecord['candidates'][number]

/** Every record that was weighed: those the answer rests on, then the others under the reason they were dropped for. */
export function CandidateTables({ candidates }: { candidates: readonly Candidate[] }) {
  const { t } = useTranslation('answer-record')
  const kept = candidates.filter(({ shownAs }) => shownAs === 'evidence')
  const dropped = candidates.filter(({ shownAs }) => shownAs !== 'evidence')
  return (
    <div>
      <CandidateTable
        caption={kept.length === 0 ? t('candidates.keptNone') : t('candidates.kept', { count: kept.length })}
        groups={[{ reason: null, candidates: kept }]}
      />
      <CandidateTable
        caption={t('candidates.dropped', { count: dropped.length })}
        groups={groupByReason(dropped).map(({ reason, candidates: of }) => ({
          reason: reason === null ? t('candidates.unknownReason') : t(`reasons.${reason}`),
          candidates: of,
        }))}
      />
      <p className="mt-2 text-xs text-muted">{t('candidates.note')}</p>
    </div>
  )
}

type CandidateTableProps = {
  caption: string
  groups: readonly { reason: string | null; candidates: readonly Candidate[] }[]
}

function CandidateTable({ caption, groups }: CandidateTableProps) {
  const { t } = useTranslation('answer-record')
  return (
    <table className="mb-6 w-full border-collapse">
      <caption className="pb-2 text-left font-semibold text-accent">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-xs text-muted">
          <th scope="col" className="py-1 pr-4 font-normal">
            {t('candidates.record')}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('candidates.relevance')}
          </th>
        </tr>
      </thead>
      {groups.map(({ reason, candidates }) => (
        <tbody key={reason}>
          {reason !== null && (
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-4 pb-1 text-left font-semibold">
                {reason} <span className="tabular font-normal text-muted">({candidates.length})</span>
              </th>
            </tr>
          )}
          {candidates.map((candidate) => (
            <CandidateRow key={candidate.id} candidate={candidate} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function CandidateRow({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('answer-record')
  const { formatNumber } = useFormats()
  const { id, name, link, year, relevance, shownAs, status } = candidate
  const withdrawn = status === 'retracted' || status === 'expression-of-concern' ? status : null
  const shown = shownAs === 'nearest' || shownAs === 'withdrawn' ? t(`candidates.${shownAs}`) : null
  const words = [year, shown].filter((part) => part !== null)
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="py-1.5 pr-4 text-left font-normal wrap-anywhere">
        <span className={withdrawn === null ? undefined : 'line-through'}>
          <SafeLink link={link} className="hover:underline">
            {name === '' ? id : name}
          </SafeLink>
        </span>{' '}
        <span className="tabular text-xs text-muted">{words.join(' · ')}</span>{' '}
        {withdrawn !== null && (
          <span className="text-xs font-semibold text-danger">{t(`candidates.${withdrawn}`)}</span>
        )}
      </th>
      <td className="py-1.5 text-right whitespace-nowrap">
        <svg aria-hidden="true" width="56" height="6" className="mr-2 inline-block align-middle">
          <rect width="56" height="6" rx="3" className="fill-sunken" />
          <rect width={56 * Math.min(1, Math.max(0, relevance))} height="6" rx="3" className="fill-accent" />
        </svg>
        {formatNumber(relevance, { least: 2, most: 2 })}
      </td>
    </tr>
  )
}
