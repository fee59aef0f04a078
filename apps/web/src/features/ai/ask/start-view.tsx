import type { AgentType } from '@auscult/contract/ai.ts'
import { AnswerColumns } from '../answer/answer-columns.tsx'
import { CorpusLine } from '../record/corpus-line.tsx'
import { CarriedQuestion } from './carried-question.tsx'
import { SampleQuestions } from './sample-questions.tsx'
import { StrengthLegend } from '../../../evidence/strength-legend.tsx'

type StartViewProps = {
  agent: AgentType
  /** What was asked or typed on another tab; empty when nothing was. */
  carried: string
  /** No question may be sent. */
  disabled: boolean
  onAsk: (question: string) => void
  onEdit: (question: string) => void
}

/** Before the first question: what can be asked, and what the grades mean. */
export function StartView({ agent, carried, disabled, onAsk, onEdit }: StartViewProps) {
  return (
    <div className="pt-2 md:pt-10">
      <AnswerColumns
        text={
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
        sources={agent === 'guideline' ? null : <StrengthLegend />}
      />
    </div>
  )
}
