import type { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/language/format.ts'
import { specialitiesQuery } from '../../../people/queries.ts'
import { useReferenceNames } from '../../../people/reference-names.ts'
import { PracticeChangingMark } from './practice-changing-mark.tsx'
import { SourceMark } from './source-mark.tsx'

const shownSpecialities = 2

type PostHeadProps = { post: SharedPost; children?: ReactNode }

/** Who says it and when, what it is called, and for whom it is. */
export function PostHead({ post, children }: PostHeadProps) {
  const { formatPartialDate } = useFormats()
  const { source, publishedAt, specialities, isPracticeChanging } = post
  const { specialityName } = useReferenceNames()
  const { data: known = [] } = useQuery(specialitiesQuery)
  const named = specialities
    .slice(0, shownSpecialities)
    .flatMap((id) => known.find(({ _id }) => _id === id) ?? [])
    .map(specialityName)

  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <SourceMark source={source} />
        <span lang="en" className="font-semibold text-text">
          {source}
        </span>
        <time dateTime={publishedAt} className="tabular">
          {formatPartialDate(publishedAt)}
        </time>
      </p>
      {children}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted empty:hidden">
        {isPracticeChanging && <PracticeChangingMark />}
        {named.length > 0 && <span>{named.join(' · ')}</span>}
      </p>
    </header>
  )
}
