import type { AnsweredQuestion } from '@auscult/contract/ai-questions.ts'
import { isRefusal } from './answered.ts'
import { ClinicalAnswer } from './clinical-answer.tsx'
import { ConsensusAnswer } from './consensus-answer.tsx'
import { GuidelineAnswer } from './guideline-answer.tsx'
import { NoEvidence } from './no-evidence.tsx'

type AnsweredViewProps = {
  answered: AnsweredQuestion
  /** No question may be sent. */
  disabled: boolean
  onAsk: (question: string) => void
}

/** What an agent answered, each in its own shape; or the refusal they share. */
export function AnsweredView({ answered, disabled, onAsk }: AnsweredViewProps) {
  const { agentType, responseData: response } = answered
  if (isRefusal(answered)) return <NoEvidence agent={agentType} response={response} />
  if (agentType === 'clinical') return <ClinicalAnswer response={response} />
  if (agentType === 'consensus') return <ConsensusAnswer response={response} />
  return <GuidelineAnswer response={response} disabled={disabled} onAsk={onAsk} />
}
