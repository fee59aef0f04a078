import '../features/ai/ai.css'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { AnswerLanguage } from '../features/ai/answer/answer-language.tsx'
import { AnsweredView } from '../features/ai/exchange/answered-view.tsx'
import { PostCopy } from '../features/reading/post/post-copy.tsx'
import { OpinionPage } from '../features/second-opinion/opinion-page.tsx'

const nothing = () => undefined

/** Without what could be asked next: nothing can be asked from a copy. */
function asCopy(answered: AnsweredQuestion): AnsweredQuestion {
  switch (answered.agentType) {
    case 'clinical':
      return { ...answered, responseData: { ...answered.responseData, nextQuestions: [] } }
    case 'guideline':
      return { ...answered, responseData: { ...answered.responseData, otherTopics: [] } }
    default:
      return answered
  }
}

/** A second opinion with the answer as the agents show it, or the post as reading does. */
export function OpinionRoute() {
  return (
    <OpinionPage
      renderShared={(shared) =>
        shared.kind === 'post' ? <PostCopy post={shared.post} /> : <SharedAnswer answered={shared.answered} />
      }
    />
  )
}

function SharedAnswer({ answered }: { answered: AnsweredQuestion }) {
  return (
    <AnswerLanguage language={answered.responseData.understood?.language ?? null}>
      <AnsweredView answered={asCopy(answered)} disabled onAsk={nothing} />
    </AnswerLanguage>
  )
}
