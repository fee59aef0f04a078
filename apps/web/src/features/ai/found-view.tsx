import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerColumns } from './answer-columns.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { ComparisonShape } from './answer-shapes.tsx'
import { numberSources } from './answer-sources.ts'
import { AnswerToCome } from './answer-to-come.tsx'
import type { Progress } from './ask-live.ts'
import { FoundLine } from './found-line.tsx'
import { SourceList } from './source-list.tsx'

/** The studies that were found, before they are grouped. */
export function FoundStudies({ progress: { found } }: { progress: Progress }) {
  const { t } = useTranslation('ai')
  const [activeId, setActiveId] = useState<string | null>(null)
  const sources = numberSources(found.sources)
  return (
    <>
      <AnswerNotice notice={found.notice} />
      <AnswerColumns
        text={<AnswerToCome count={sources.length} sentences={[]} activeId={activeId} onLook={setActiveId} />}
        sources={
          <SourceList
            heading={t('answer.sources')}
            sources={sources}
            sentences={[]}
            activeId={activeId}
            onLook={setActiveId}
          />
        }
      />
    </>
  )
}

/** The guidelines that were found, before they are compared. */
export function FoundGuidelines({ progress: { found } }: { progress: Progress }) {
  return (
    <>
      <AnswerNotice notice={found.notice} />
      <FoundLine count={found.sources.length} hasCards={false} />
      <ComparisonShape names={found.sources.map(({ name }) => name)} />
    </>
  )
}
