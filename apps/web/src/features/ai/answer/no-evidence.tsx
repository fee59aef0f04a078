import type { AgentResponse, AgentType } from '@auscult/contract/ai/ai.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberSources } from '../../../evidence/answer-sources.ts'
import { SourceList } from '../../../evidence/source-list.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { QuestionChoices } from './question-choices.tsx'
import { WhereToLook } from './where-to-look.tsx'
import { WithdrawnList } from './withdrawn-list.tsx'
import { SideColumns } from '../../../ui/layout/side-columns.tsx'

type NoEvidenceProps = {
  agent: AgentType
  response: AgentResponse
  /** No question may be sent. */
  disabled: boolean
  onAsk: (question: string) => void
}

/** The refusal: why there may be nothing, questions that have an answer, and what comes closest, marked as no answer. */
export function NoEvidence({ agent, response, disabled, onAsk }: NoEvidenceProps) {
  const { t } = useTranslation('ai')
  const { t: tBroader } = useTranslation('conversation')
  const [activeId, setActiveId] = useState<string | null>(null)
  const nearest = numberSources(response.nearest)

  return (
    <>
      <AnswerNotice notice={response.notice} />
      <SideColumns
        main={
          <section aria-labelledby="no-evidence" className="max-w-reading">
            <h2 id="no-evidence" className="font-serif text-2xl">
              {t(`none.${agent}.heading`)}
            </h2>
            <p className="mt-3 font-serif text-reading">{t(`none.${agent}.intro`)}</p>
            <ul className="mt-2 list-disc space-y-1 pl-5 font-serif text-reading marker:text-muted">
              {t(`none.${agent}.reasons`, { returnObjects: true }).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <QuestionChoices
              heading={tBroader('broader.heading')}
              note={tBroader('broader.note')}
              choices={response.broader.map((question) => ({ label: question, question }))}
              disabled={disabled}
              onAsk={onAsk}
            />
            {response.broader.length === 0 && (
              <div className="mt-6">
                <WhereToLook understood={response.understood} />
              </div>
            )}
            <WithdrawnList withdrawn={response.withdrawn} />
          </section>
        }
        side={
          nearest.length > 0 && (
            <SourceList
              heading={t('none.nearest')}
              note={t('none.nearestNote')}
              sources={nearest}
              sentences={[]}
              activeId={activeId}
              onLook={setActiveId}
            />
          )
        }
      />
    </>
  )
}
