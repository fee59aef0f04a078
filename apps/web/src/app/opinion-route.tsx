import '../features/ai/ai.css'
import { AnswerLanguage } from '../features/ai/answer/answer-language.tsx'
import { AnsweredView } from '../features/ai/exchange/answered-view.tsx'
import { OpinionPage } from '../features/second-opinion/opinion-page.tsx'

const nothing = () => undefined

/** A second opinion with the answer as the agents show it. Nothing can be asked from a copy of somebody else's. */
export function OpinionRoute() {
  return (
    <OpinionPage
      renderAnswer={(answered) => (
        <AnswerLanguage language={answered.responseData.understood?.language ?? null}>
          <AnsweredView answered={answered} disabled onAsk={nothing} />
        </AnswerLanguage>
      )}
    />
  )
}
