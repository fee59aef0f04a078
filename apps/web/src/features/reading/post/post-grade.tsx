import type { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import { useTranslation } from 'react-i18next'
import { numberSources } from '../../../evidence/answer-sources.ts'
import { SourceGrade } from '../../../evidence/source-grade.tsx'

/** How strong what it tells of is, which way it points, and whether it still stands: as on a source's card under an answer. */
export function PostGrade({ post: { evidence, status } }: { post: SharedPost }) {
  const { t } = useTranslation('evidence')
  const [source] = evidence === null ? [] : numberSources([evidence])
  if (source !== undefined)
    return (
      <div>
        <SourceGrade source={source} />
      </div>
    )
  if (status === 'current') return null
  return <p className="text-sm font-semibold text-danger">{t(`source.status.${status}`)}</p>
}
