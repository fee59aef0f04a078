import { type AgentType, questionLimits } from '@auscult/contract/ai/ai.ts'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { toolsQuery } from '../queries.ts'
import { ToolOffers } from '../tools/tool-offers.tsx'
import { completeQuestion } from './question-check.ts'

type QuestionHelpProps = {
  id: string
  agent: AgentType
  draft: string
  words: number
  onComplete: (question: string) => void
}

/** Where a few words are not yet a question: the tools they name, what is missing, and whole questions they may stand for. */
export function QuestionHelp(props: QuestionHelpProps) {
  const { data } = useQuery(toolsQuery(props.draft.trim().slice(0, mostTyped)))
  return (
    <>
      {data !== undefined && data.tools.length > 0 && (
        <div className="max-h-[40vh] overflow-y-auto border-b border-line px-4 pt-3 *:last:mb-2">
          <ToolOffers offers={data.tools} language={null} isAnswer />
        </div>
      )}
      <WholeQuestions {...props} isCovered={data?.tools.some(({ covers }) => covers) === true} />
    </>
  )
}

/** As many characters as the server reads for tools. */
const mostTyped = 200

type WholeQuestionsProps = QuestionHelpProps & {
  /** A tool has all that was typed: nobody means a question by it. */
  isCovered: boolean
}

function WholeQuestions({ id, agent, draft, words, isCovered, onComplete }: WholeQuestionsProps) {
  const { t } = useTranslation('ai')
  const min = questionLimits.minWords[agent]
  // The pattern keeps its placeholder: what was typed must not be read as one.
  const patterns = t('ask.completions', { returnObjects: true, words: '{{words}}' })
  const completions = completeQuestion(draft, patterns, t('ask.questionWords', { returnObjects: true }))
  if (completions.length === 0 || isCovered) {
    return (
      <p id={id} className="px-4 py-3 text-sm">
        {t('ask.tooShortPlain', { min, count: min - words })}
      </p>
    )
  }
  return (
    <>
      <p id={id} className="px-4 pt-3 pb-1 text-xs text-muted">
        {t('ask.tooShort', { min })}
      </p>
      <ul className="pb-1.5">
        {completions.map((question) => (
          <li key={question}>
            <button
              type="button"
              className="target w-full px-4 py-1.5 text-left font-serif text-base hover:bg-accent-soft focus-visible:-outline-offset-2"
              // The help shows while the focus is in the form; a press must not take it out before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onComplete(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
