import type { IdentifiedAnswer } from '@auscult/contract/ai-questions.ts'
import { ExportMenu } from '../export/export-menu.tsx'
import { RecordPanel } from '../record/record-panel.tsx'
import { isRefusal } from './answered.ts'

/** What can be done with an answer as a whole: see how it was made, take it along. A refusal has nothing to take but what it warns of. */
export function AnswerActions({ question, answered }: { question: string; answered: IdentifiedAnswer }) {
  const hasText = !isRefusal(answered) || answered.responseData.safety.length > 0
  return (
    <div className="flex flex-wrap items-center gap-x-6 print:hidden">
      {answered._id !== null && <RecordPanel questionId={answered._id} response={answered.responseData} />}
      {hasText && <ExportMenu question={question} answered={answered} />}
    </div>
  )
}
