import type { AgentType, Understood } from '@auscult/contract/ai/ai.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { AnswerLanguage } from '../answer/answer-language.tsx'
import type { AskedWith } from '../asked-with.ts'
import { UnderstoodLine } from '../understood/understood-line.tsx'
import { LoadingAnswer } from '../waiting/loading-answer.tsx'
import { RecordPanel } from '../record/record-panel.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerFeedback } from './answer-feedback.tsx'
import { AnsweredView, type Shown } from './answered-view.tsx'
import { countShown, isRefusal } from './answered.ts'
import { ExchangeError } from './exchange-error.tsx'
import { QuestionRow } from './question-row.tsx'
import type { Exchange, Unasked } from './use-exchange.ts'

type ExchangeViewProps = {
  agent: AgentType
  exchange: Exclude<Exchange, Unasked>
  /** No question may be sent. */
  disabled: boolean
  onAsk: (question: string, askedWith?: AskedWith) => void
  onEdit: (question: string) => void
}

/** One question and what became of it. The line for assistive technology says when that changes. */
export function ExchangeView({ agent, exchange, disabled, onAsk, onEdit }: ExchangeViewProps) {
  const { question, askedWith } = exchange
  const askAgain = () => onAsk(question, askedWith)
  const edit = () => onEdit(question)
  const shown = findShown(agent, exchange)
  const understood = shown && understoodOf(shown)
  const language = understood?.language ?? null
  const answerKey = question + (exchange.face === 'answer' ? (exchange.askedAt ?? '') : '')
  const [toolShownOf, setToolShownOf] = useState<string | null>(null)
  const handleToolShown = useCallback(() => setToolShownOf(answerKey), [answerKey])
  // What tools are shown with is fetched with the first; nothing that stands below an answer comes before it.
  const kept =
    exchange.face === 'answer' && (!isToolAnswer(exchange.answered) || toolShownOf === answerKey)
      ? exchange
      : null

  return (
    <>
      <output className="sr-only">
        <StatusWords exchange={exchange} />
      </output>
      <p className="hidden print:block">
        <Wordmark className="text-xl" />
      </p>
      <QuestionRow
        question={question}
        language={language}
        standalone={shown === null || 'progress' in shown ? null : shown.responseData.standalone}
        askedAt={exchange.face === 'answer' ? exchange.askedAt : null}
        understood={
          shown !== null && (
            <UnderstoodLine
              key={answerKey}
              understood={understood}
              disabled={disabled || exchange.face === 'loading'}
              onAskAgain={(understoodAs) => onAsk(question, { ...askedWith, understoodAs })}
            />
          )
        }
        actions={
          <AnswerLanguage language={language}>
            <AnswerActions
              question={question}
              answered={exchange.face === 'answer' ? exchange.answered : null}
              disabled={disabled || exchange.face === 'loading'}
              onRegenerate={askAgain}
              onEdit={edit}
            />
          </AnswerLanguage>
        }
      />
      <div className="mt-1" aria-busy={exchange.face === 'loading'}>
        {exchange.face === 'loading' && shown === null && <LoadingAnswer agent={agent} />}
        {exchange.face === 'error' && (
          <ExchangeError
            error={exchange}
            disabled={disabled}
            onRetry={askAgain}
            onEdit={edit}
            onAsk={onAsk}
          />
        )}
        {shown !== null && (
          <AnswerLanguage language={language} waiting={<LoadingAnswer agent={agent} />}>
            <AnsweredView
              key={answerKey}
              answered={shown}
              disabled={disabled}
              onAsk={onAsk}
              onToolShown={handleToolShown}
            />
          </AnswerLanguage>
        )}
        {kept !== null && kept.answered._id !== null && (
          <>
            <AnswerLanguage language={language}>
              <RecordPanel questionId={kept.answered._id} response={kept.answered.responseData} />
            </AnswerLanguage>
            <AnswerFeedback key={kept.answered._id} questionId={kept.answered._id} given={kept.feedback} />
          </>
        )}
      </div>
    </>
  )
}

/** Whether a calculator or a guide is the answer, or a part of it. */
function isToolAnswer({ responseData: { tools } }: AnsweredQuestion): boolean {
  return tools.some(({ covers }) => covers)
}

function findShown(agentType: AgentType, exchange: Exchange): Shown | null {
  if (exchange.face === 'answer') return exchange.answered
  if (exchange.face !== 'loading' || exchange.progress === null) return null
  return { agentType, progress: exchange.progress }
}

function understoodOf(shown: Shown): Understood | null {
  return 'progress' in shown ? shown.progress.found.understood : shown.responseData.understood
}

function StatusWords({ exchange }: Pick<ExchangeViewProps, 'exchange'>) {
  const { t } = useTranslation('ai')
  if (exchange.face === 'loading' && exchange.progress !== null)
    return t('found.count', { count: exchange.progress.found.sources.length })
  if (exchange.face === 'loading') return t('loading.steps', { returnObjects: true })[0]
  if (exchange.face === 'error') return null
  const { agentType, responseData } = exchange.answered
  const isCovered = isToolAnswer(exchange.answered)
  const outcome = isRefusal(exchange.answered)
    ? t(isCovered ? 'status.guide' : `none.${agentType}.heading`)
    : t(`status.${agentType}`, { count: countShown(exchange.answered) })
  const [strictest] = responseData.safety
  if (strictest === undefined) return outcome
  return (
    <>
      {t('safety.label', { count: responseData.safety.length })}:{' '}
      <span lang={responseData.understood?.language}>{strictest.lead}</span>
      {/* Warnings alone are an answer, too, of no source. */}
      {(countShown(exchange.answered) > 0 || isRefusal(exchange.answered)) && ` ${outcome}`}
    </>
  )
}
