import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { AnswerNotice } from '../answer/answer-notice.tsx'
import { NoEvidence } from '../answer/no-evidence.tsx'
import type { Progress } from '../ask-live.ts'
import { ClinicalAnswer } from '../clinical/clinical-answer.tsx'
import { ConsensusAnswer } from '../consensus/consensus-answer.tsx'
import { GuidelineAnswer } from '../guideline/guideline-answer.tsx'
import { SafetyBlock } from '../safety/safety-block.tsx'
import { ToolOffers } from '../tools/tool-offers.tsx'
import { MustNotMissBlock } from '../summary/must-not-miss-block.tsx'
import { FoundGuidelines, FoundStudies } from '../waiting/found-view.tsx'
import { isRefusal } from './answered.ts'

/** What is there of an answer: all of it, or what was found for it. */
export type Shown = AnsweredQuestion | { agentType: AgentType; progress: Progress }

type AnsweredViewProps = {
  answered: Shown
  /** No question may be sent. */
  disabled: boolean
  onAsk: (question: string) => void
  /** Called when a tool that is the answer stands on the page. */
  onToolShown?: () => void
}

/** What must be known of safety, then what an agent answered. */
export function AnsweredView(props: AnsweredViewProps) {
  const { answered } = props
  return (
    <>
      <SafetyBlock
        warnings={'progress' in answered ? answered.progress.found.safety : answered.responseData.safety}
      />
      {!('progress' in answered) && !isToldWithin(answered) && (
        <MustNotMissBlock found={answered.responseData.mustNotMiss} />
      )}
      <WithTools {...props} />
    </>
  )
}

/**
 * A guide that has all that is asked comes before the evidence, and in the place of a refusal; other tools stand under the answer. What was
 * found and what is answered stand at the same place of the tree, so that sources that are read stay.
 */
function WithTools(props: AnsweredViewProps) {
  const { answered } = props
  const response = 'progress' in answered ? null : answered.responseData
  const tools = response?.tools ?? []
  const language = response?.understood?.language ?? null
  const covering = tools.filter(({ covers }) => covers)
  const isTakenOver = covering.length > 0 && !('progress' in answered) && isRefusal(answered)
  return (
    <>
      {isTakenOver && <AnswerNotice notice={response?.notice ?? null} />}
      <ToolOffers offers={covering} language={language} isAnswer onShown={props.onToolShown} />
      {!isTakenOver && <Answer {...props} />}
      <ToolOffers offers={tools.filter(({ covers }) => !covers)} language={language} isAnswer={false} />
    </>
  )
}

/** A clinical answer tells what must not be missed under its bottom line, which comes first. */
function isToldWithin(answered: AnsweredQuestion): boolean {
  return answered.agentType === 'clinical' && !isRefusal(answered)
}

/**
 * What an agent answered, each in its own shape; or the refusal they share. The clinical answer takes up its sources where they stand
 * already, so that whoever reads in them is not disturbed.
 */
function Answer({ answered, disabled, onAsk }: AnsweredViewProps) {
  if ('progress' in answered) {
    const { agentType, progress } = answered
    if (agentType === 'clinical')
      return <ClinicalAnswer response={progress} disabled={disabled} onAsk={onAsk} />
    return agentType === 'consensus' ? (
      <FoundStudies progress={progress} />
    ) : (
      <FoundGuidelines progress={progress} />
    )
  }
  const { agentType, responseData: response } = answered
  if (isRefusal(answered))
    return <NoEvidence agent={agentType} response={response} disabled={disabled} onAsk={onAsk} />
  if (agentType === 'clinical')
    return <ClinicalAnswer response={response} disabled={disabled} onAsk={onAsk} />
  if (agentType === 'consensus') return <ConsensusAnswer response={response} />
  return <GuidelineAnswer response={response} disabled={disabled} onAsk={onAsk} />
}
