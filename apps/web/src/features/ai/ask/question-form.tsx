import { type AgentType, questionLimits } from '@auscult/contract/ai/ai.ts'
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { IdentifyingWarning } from './identifying-warning.tsx'
import { type Limit, LimitIndicator } from './limit-indicator.tsx'
import { checkQuestion } from './question-check.ts'
import { QuestionHelp } from './question-help.tsx'
import { useRested } from './use-rested.ts'

/*
 * Accessibility
 * - The box has a label; counter, too-long message and help describe it, and only a problem is announced.
 * - Send becomes cancel in place; both have names, and 44 px where a finger points.
 * - Over the limit the counter changes weight and a sentence says so, not colour alone.
 */

const boxLook = 'col-start-1 row-start-1 min-w-0 px-4 font-serif text-reading'

type QuestionFormProps = {
  boxRef: RefObject<HTMLTextAreaElement | null>
  agent: AgentType
  draft: string
  busy: boolean
  limit: Limit | undefined
  limitFailed: boolean
  /** Where the help floats: above a box at the foot of the screen, below one in the page. */
  docked: boolean
  /** The question is one more on the same matter. */
  isFollowUp: boolean
  /** What stands above the words: on what they follow up. */
  heading: ReactNode
  onChange: (draft: string) => void
  onSend: (question: string) => void
  onCancel: () => void
}

export function QuestionForm(props: QuestionFormProps) {
  const { boxRef, agent, draft, busy, limit, limitFailed, docked, isFollowUp, onChange, onSend, onCancel } =
    props
  const { t } = useTranslation('ai')
  const { t: tThread } = useTranslation('conversation')
  const id = useId()
  const { words, problem } = checkQuestion(draft, agent, isFollowUp)
  const [refused, setRefused] = useState(false)
  const rested = useRested(draft, 700)
  const reached = limit !== undefined && limit.remaining <= 0
  const max = questionLimits.maxWords
  const helps = problem === 'too-short' && (refused || rested) && !busy && !reached

  const asks = isFollowUp ? tThread('thread.placeholder') : t(`agents.${agent}.placeholder`)
  const placeholder = reached ? t('limit.reached') : asks

  function send() {
    if (busy || reached) return
    setRefused(problem === 'too-short')
    if (problem === null) onSend(draft.trim())
  }

  function handleChange(value: string) {
    setRefused(false)
    onChange(value)
  }

  function handleComplete(question: string) {
    handleChange(question)
    boxRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  // Under an answer the box is one line until somebody asks: the answer has the room.
  const isAtRest = docked && !busy

  const look = `${boxLook} ${isAtRest ? 'py-2.5 group-focus-within:pt-3.5 group-focus-within:pb-1' : 'pt-3.5 pb-1'}`

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the focus where it is
    <form
      className="group relative print:hidden"
      // The box is whole while the focus is in it; a press on one of its buttons must not take the button away before the click.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button') !== null) event.preventDefault()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="rounded-base border border-line-strong bg-surface transition-colors focus-within:border-accent focus-within:outline focus-within:outline-accent">
        <label htmlFor={`${id}-box`} className="sr-only">
          {t('ask.label')}
        </label>
        <p id={`${id}-keys`} className="sr-only">
          {t('ask.keys')}
        </p>
        <div className={isAtRest ? 'hidden group-focus-within:block' : ''}>{props.heading}</div>
        <div className="grid">
          {/* The same text, unseen, gives the box its height: it grows to 150 px and scrolls from there. */}
          <div
            aria-hidden="true"
            className={classNames(
              look,
              'invisible overflow-hidden whitespace-pre-wrap wrap-anywhere',
              isAtRest ? 'max-h-12 group-focus-within:max-h-[150px]' : 'max-h-[150px]',
            )}
          >
            {`${draft}\u200b`}
          </div>
          <textarea
            ref={boxRef}
            id={`${id}-box`}
            rows={1}
            value={draft}
            disabled={busy || reached}
            placeholder={placeholder}
            aria-describedby={`${id}-keys ${id}-count ${id}-long ${helps ? `${id}-problem` : ''}`}
            aria-invalid={problem === 'too-long' || helps || undefined}
            onChange={(event) => handleChange(event.target.value)}
            onKeyDown={handleKeyDown}
            className={`${look} resize-none bg-transparent placeholder:text-muted focus-visible:outline-none disabled:cursor-not-allowed`}
          />
        </div>
        <IdentifyingWarning draft={draft} />
        <p id={`${id}-long`} aria-live="polite" className="px-4 text-sm text-danger empty:hidden">
          {problem === 'too-long' &&
            (words > max
              ? t('ask.tooLong', { count: words - max, max })
              : t('ask.tooManyCharacters', { max }))}
        </p>
        <div
          className={classNames(
            'flex items-center gap-3 py-1.5 pr-1.5 pl-4',
            isAtRest && 'hidden group-focus-within:flex',
          )}
        >
          <LimitIndicator limit={limit} failed={limitFailed} />
          <p aria-hidden="true" className="ml-auto text-xs text-muted max-sm:hidden pointer-coarse:hidden">
            {t('ask.enter')}
          </p>
          <p
            id={`${id}-count`}
            className={`tabular max-sm:ml-auto pointer-coarse:ml-auto text-xs ${problem === 'too-long' ? 'font-bold text-danger' : 'text-muted'}`}
          >
            <span aria-hidden="true">{t('ask.count', { count: words, max })}</span>
            <span className="sr-only">{t('ask.countLabel', { count: words, max })}</span>
          </p>
          {busy ? (
            <button
              type="button"
              aria-label={t('ask.cancel')}
              title={t('ask.cancel')}
              onClick={onCancel}
              className="target inline-flex items-center justify-center rounded-base border border-line-strong text-text hover:bg-sunken"
            >
              <Square aria-hidden="true" className="size-4 fill-current" />
            </button>
          ) : (
            <button
              type="submit"
              aria-label={t('ask.send')}
              title={t('ask.send')}
              disabled={problem !== null || reached}
              className="target inline-flex items-center justify-center rounded-base bg-accent text-on-accent transition-colors hover:bg-accent-hover disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted"
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
      </div>
      <div
        aria-live="polite"
        className={`absolute inset-x-0 z-float ${docked ? 'bottom-full mb-1.5' : 'top-full mt-1.5 max-md:top-auto max-md:bottom-full max-md:mb-1.5'}`}
      >
        {helps && (
          <div className="hidden rounded-base border border-line bg-surface shadow-float group-focus-within:block">
            <QuestionHelp
              id={`${id}-problem`}
              agent={agent}
              draft={draft}
              words={words}
              onComplete={handleComplete}
            />
          </div>
        )}
      </div>
    </form>
  )
}
