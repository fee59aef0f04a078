import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerNotice } from '../answer/answer-notice.tsx'
import type { Progress } from '../ask-live.ts'
import { numberSources } from '../../../evidence/answer-sources.ts'
import { SourceList } from '../../../evidence/source-list.tsx'
import { ComparisonShape } from './answer-shapes.tsx'
import { AnswerToCome } from './answer-to-come.tsx'
import { FoundLine } from './found-line.tsx'
import { SideColumns } from '../../../ui/layout/side-columns.tsx'

/** The studies that were found, before they are grouped. */
export function FoundStudies({ progress: { found } }: { progress: Progress }) {
  const { t } = useTranslation('ai')
  const [activeId, setActiveId] = useState<string | null>(null)
  const sources = numberSources(found.sources)
  return (
    <>
      <AnswerNotice notice={found.notice} />
      <SideColumns
        main={<AnswerToCome count={sources.length} sentences={[]} activeId={activeId} onLook={setActiveId} />}
        side={
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
