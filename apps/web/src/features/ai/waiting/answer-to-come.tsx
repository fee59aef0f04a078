import { AnswerText } from '../answer/answer-text.tsx'
import type { CitedSentence } from '../../../evidence/answer-sources.ts'
import { TextShape } from './answer-shapes.tsx'
import { FoundLine } from './found-line.tsx'

type AnswerToComeProps = {
  count: number
  /** What has been written and checked so far. */
  sentences: readonly CitedSentence[]
  activeId: string | null
  onLook: (sourceId: string | null) => void
}

/**
 * The words of an answer while they come. The room of a whole screen is kept, so that what stands under them is not pushed away from under
 * the eyes.
 */
export function AnswerToCome({ count, sentences, activeId, onLook }: AnswerToComeProps) {
  return (
    <div className="min-h-svh">
      <FoundLine count={count} hasCards />
      {sentences.length > 0 && (
        <div className="mt-2 mb-6">
          <AnswerText sentences={sentences} activeId={activeId} onLook={onLook} />
        </div>
      )}
      <TextShape />
    </div>
  )
}
