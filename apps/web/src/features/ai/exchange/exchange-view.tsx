import type { AgentType, Understood } from '@auscult/contract/ai.ts'
import type { IdentifiedAnswer } from '@auscult/contract/ai-questions.ts'
import { useTranslation } from 'react-i18next'
import { AnswerLanguage } from '../answer/answer-language.tsx'
import type { AskedWith, Followed } from '../asked-with.ts'
import { UnderstoodLine } from '../understood/understood-line.tsx'
import { LoadingAnswer } from '../waiting/loading-answer.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerFeedback } from './answer-feedback.tsx'
import { AnsweredView, type Shown } from './answered-view.tsx'
import { countShown, isRefusal } from './answered.ts'
import { ExchangeError } from './exchange-error.tsx'
import { QuestionBubble } from './question-bubble.tsx'
import type { Exchange } from './use-exchange.ts'

type ExchangeViewProps = {
  agent: AgentType
  exchange: Exclude<Exchange, { face: 'start' }>
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

  return (
    <>
      <output className="sr-only">
        <StatusWords exchange={exchange} />
      </output>
      {askedWith.following !== null && exchange.face === 'answer' && isRestated(exchange.answered) && (
        <FollowedLine following={askedWith.following} />
      )}
      <QuestionBubble
        question={question}
        language={language}
        askedAt={exchange.face === 'answer' ? exchange.askedAt : null}
        disabled={disabled || exchange.face === 'loading'}
        onRegenerate={askAgain}
        onEdit={edit}
      />
      <div className="mt-2 min-h-6 max-md:min-h-11 max-w-column pl-5">
        {shown !== null && (
          <>
            <StandaloneLine standalone={'progress' in shown ? null : shown.responseData.standalone} />
            <UnderstoodLine
              key={question + (exchange.face === 'answer' ? (exchange.askedAt ?? '') : '')}
              understood={understood}
              disabled={disabled || exchange.face === 'loading'}
              onAskAgain={(understoodAs) => onAsk(question, { ...askedWith, understoodAs })}
            />
          </>
        )}
      </div>
      <div className="mt-2 min-h-6 pl-5 pointer-coarse:min-h-11 print:hidden">
        {exchange.face === 'answer' && (
          <AnswerLanguage language={language}>
            <AnswerActions question={question} answered={exchange.answered} />
          </AnswerLanguage>
        )}
      </div>
      <div className="mt-3 md:mt-6" aria-busy={exchange.face === 'loading'}>
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
              key={question + (exchange.face === 'answer' ? (exchange.askedAt ?? '') : '')}
              answered={shown}
              disabled={disabled}
              onAsk={onAsk}
            />
          </AnswerLanguage>
        )}
        {exchange.face === 'answer' && exchange.answered._id !== null && (
          <AnswerFeedback
            key={exchange.answered._id}
            questionId={exchange.answered._id}
            given={exchange.feedback}
          />
        )}
      </div>
    </>
  )
}

/** A question of the box that was taken as standing alone follows nothing. */
function isRestated({ responseData }: IdentifiedAnswer): boolean {
  return responseData.standalone !== null
}

function findShown(agentType: AgentType, exchange: Exchange): Shown | null {
  if (exchange.face === 'answer') return exchange.answered
  if (exchange.face !== 'loading' || exchange.progress === null) return null
  return { agentType, progress: exchange.progress }
}

function understoodOf(shown: Shown): Understood | null {
  return 'progress' in shown ? shown.progress.found.understood : shown.responseData.understood
}

/** Above a follow-up: the question it leans on. */
function FollowedLine({ following }: { following: Followed }) {
  const { t } = useTranslation('conversation')
  return (
    <p className="mb-1.5 line-clamp-2 max-w-column pl-5 text-sm text-muted wrap-anywhere">
      <span className="font-semibold">{t('thread.following')}</span> {following.question}
    </p>
  )
}

function StandaloneLine({ standalone }: { standalone: string | null }) {
  const { t } = useTranslation('conversation')
  if (standalone === null) return null
  return (
    <p className="mb-1 text-sm wrap-anywhere">
      <span className="font-semibold">{t('thread.answeredAs')}</span> {standalone}
    </p>
  )
}

function StatusWords({ exchange }: Pick<ExchangeViewProps, 'exchange'>) {
  const { t } = useTranslation('ai')
  if (exchange.face === 'loading' && exchange.progress !== null)
    return t('found.count', { count: exchange.progress.found.sources.length })
  if (exchange.face === 'loading') return t('loading.steps', { returnObjects: true })[0]
  if (exchange.face === 'error') return null
  const { agentType, responseData } = exchange.answered
  const outcome = isRefusal(exchange.answered)
    ? t(`none.${agentType}.heading`)
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
