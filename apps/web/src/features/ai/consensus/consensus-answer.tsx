import type { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerColophon } from '../answer/answer-colophon.tsx'
import { AnswerHeading } from '../answer/answer-heading.tsx'
import { AnswerNotice } from '../answer/answer-notice.tsx'
import { WithdrawnList } from '../answer/withdrawn-list.tsx'
import { ForestPlot } from '../../../evidence/plot/forest-plot.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { ConsensusMeter } from './consensus-meter.tsx'
import { ConsensusVerdict } from './consensus-verdict.tsx'
import { UnreviewedNote } from '../../../evidence/unreviewed-note.tsx'
import { listGroups } from './consensus-studies.ts'
import { FuturePerspective } from './future-perspective.tsx'
import { StudyGroup } from './study-group.tsx'
import { SideColumns } from '../../../ui/layout/side-columns.tsx'

/** What the consensus agent answers: how settled the question is, then the studies that make it so, then what comes. */
export function ConsensusAnswer({ response }: { response: ConsensusResponse }) {
  const { t } = useTranslation('ai')
  const [activeId, setActiveId] = useState<string | null>(null)
  const groups = listGroups(response)
  const studies = groups.flatMap((group) => group.studies)
  const { meter } = response

  return (
    <>
      <AnswerNotice notice={response.notice} />
      <SideColumns
        main={
          <>
            <section aria-labelledby="how-settled">
              {meter === null ? (
                <AnswerHeading id="how-settled">{t('meter.heading')}</AnswerHeading>
              ) : (
                <ConsensusVerdict id="how-settled" meter={meter} />
              )}
              {meter?.isConflicting === true && <ConflictNote studies={studies} />}
              {meter !== null && (
                <div className="mt-6">
                  <ConsensusMeter meter={meter} studies={studies} activeId={activeId} onLook={setActiveId} />
                </div>
              )}
            </section>
            <div className="mt-6 empty:hidden">
              <UnreviewedNote sources={studies} />
            </div>
            {groups.map((group) => (
              <StudyGroup
                key={group.level}
                group={group}
                isConflicting={meter?.isConflicting === true}
                activeId={activeId}
                onLook={setActiveId}
              />
            ))}
          </>
        }
        side={
          <div className="empty:hidden print:mt-6">
            <ForestPlot sources={studies} />
          </div>
        }
      />
      <FuturePerspective response={response} studies={studies} onLook={setActiveId} />
      <div className="max-w-column">
        <WithdrawnList withdrawn={response.withdrawn} />
      </div>
      <AnswerColophon engine={response.engine} />
    </>
  )
}
