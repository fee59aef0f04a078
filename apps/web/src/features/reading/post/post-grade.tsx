import type { Post } from '@auscult/contract/posts.ts'
import { useTranslation } from 'react-i18next'
import { numberSources } from '../../../evidence/answer-sources.ts'
import { SourceGrade } from '../../../evidence/source-grade.tsx'

/** How strong what it tells of is, which way it points, and whether it still stands: as on a source's card under an answer. */
export function PostGrade({ post: { evidence, status, claims } }: { post: Post }) {
  const { t } = useTranslation(['reading', 'evidence'])
  const [source] = evidence === null ? [] : numberSources([evidence])
  const isOurs = evidence?.reviewed === false || claims.every(({ text, quote }) => text === quote)
  return (
    <div className="empty:hidden">
      {source !== undefined && <SourceGrade source={source} />}
      {source === undefined && status !== 'current' && (
        <p className="text-sm font-semibold text-danger">{t(`evidence:source.status.${status}`)}</p>
      )}
      {isOurs && <p className="mt-1 text-sm text-warning">{t('unreviewed')}</p>}
    </div>
  )
}
