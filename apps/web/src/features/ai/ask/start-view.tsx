import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { RecentQuestions } from '../history/recent-questions.tsx'
import { CorpusLine } from '../record/corpus-line.tsx'
import { CarriedQuestion } from './carried-question.tsx'
import { SampleQuestions } from './sample-questions.tsx'
import { StrengthLegend } from '../../../evidence/strength-legend.tsx'
import { SideColumns } from '../../../ui/layout/side-columns.tsx'

type StartViewProps = {
  agent: AgentType
  /** What was asked or typed on another tab; empty when nothing was. */
  carried: string
  /** No question may be sent. */
  disabled: boolean
  onAsk: (question: string) => void
  onEdit: (question: string) => void
  onChoose: (previous: PreviousQuestion) => void
}

/** Before the first question: what can be asked, and what the grades mean. */
export function StartView({ agent, carried, disabled, onAsk, onEdit, onChoose }: StartViewProps) {
  return (
    <div className="pt-2 md:pt-10">
      <SideColumns
        main={
          <>
            {carried !== '' && (
              <CarriedQuestion question={carried} disabled={disabled} onTake={() => onEdit(carried)} />
            )}
            <SampleQuestions agent={agent} disabled={disabled} onAsk={onAsk} />
            <div className="mt-8">
              <CorpusLine />
            </div>
          </>
        }
        side={
          <>
            <RecentQuestions onChoose={onChoose} />
            {agent !== 'guideline' && <StrengthLegend />}
          </>
        }
      />
    </div>
  )
}
