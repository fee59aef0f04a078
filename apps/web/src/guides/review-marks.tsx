import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { FilePen, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../lib/language/format.ts'
import { Badge } from '../ui/badge.tsx'

type ReviewMarksProps = Pick<LabValue, 'review' | 'checkLocalFirst'> & {
  /** What an entry that nobody has reviewed is called here. */
  unreviewed: string
}

/** How far an entry of a guide may be trusted: who reviewed it or that nobody did, and whether local guidance comes first. */
export function ReviewMarks({ review, checkLocalFirst, unreviewed }: ReviewMarksProps) {
  const { t } = useTranslation('tools')
  const { formatDate } = useFormats()
  return (
    <>
      {review === null ? (
        <Badge tone="warning" Icon={FilePen}>
          {unreviewed}
        </Badge>
      ) : (
        <Badge>{t('reviewedBy', { by: review.by, role: review.role, date: formatDate(review.on) })}</Badge>
      )}
      {checkLocalFirst && (
        <Badge tone="danger" Icon={MapPin}>
          {t('checkLocal')}
        </Badge>
      )}
    </>
  )
}
