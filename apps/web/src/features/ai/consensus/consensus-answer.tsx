import type { ConsensusResponse } from '@auscult/contract/ai-consensus.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerColophon } from '../answer/answer-colophon.tsx'
import { AnswerColumns } from '../answer/answer-columns.tsx'
import { AnswerHeading } from '../answer/answer-heading.tsx'
import { AnswerNotice } from '../answer/answer-notice.tsx'
import { WithdrawnList } from '../answer/withdrawn-list.tsx'
import { ForestPlot } from '../../../evidence/plot/forest-plot.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { ConsensusMeter } from './consensus-meter.tsx'
import { listGroups } from './consensus-studies.ts'
import { FuturePerspective } from './future-perspective.tsx'
import { StudyGroup } from './study-group.tsx'

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
      <AnswerColumns
        text={
          <section aria-labelledby="how-settled">
            <AnswerHeading id="how-settled">{t('meter.heading')}</AnswerHeading>
            {meter !== null && (
              <>
                <p className="mt-2 max-w-reading font-serif text-2xl text-balance">
                  {meter.isConflicting
                    ? t(`meter.conflicting.${meter.level}`)
                    : t(`meter.lead.${meter.level}.${meter.direction ?? 'unclear'}`)}
                </p>
                <p className="mt-3 max-w-reading font-serif text-reading text-pretty">{meter.reason}</p>
                {meter.isConflicting && <ConflictNote studies={studies} />}
                <div className="mt-8">
                  <ConsensusMeter meter={meter} studies={studies} activeId={activeId} onLook={setActiveId} />
                </div>
              </>
            )}
          </section>
        }
        sources={
          <div className="empty:hidden print:mt-6">
            <ForestPlot sources={studies} />
          </div>
        }
      />
      {groups.map((group) => (
        <StudyGroup
          key={group.level}
          group={group}
          isConflicting={meter?.isConflicting === true}
          activeId={activeId}
          onLook={setActiveId}
        />
      ))}
      <FuturePerspective response={response} studies={studies} onLook={setActiveId} />
      <div className="max-w-column">
        <WithdrawnList withdrawn={response.withdrawn} />
      </div>
      <AnswerColophon engine={response.engine} />
    </>
  )
}
