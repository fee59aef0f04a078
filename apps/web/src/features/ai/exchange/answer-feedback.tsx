import type { Feedback } from '@auscult/contract/ai/history.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/calls/call-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { feedbackMutation } from '../queries.ts'
import { FeedbackReasons } from './feedback-reasons.tsx'

/*
 * Accessibility
 * - The question names the group of its two buttons.
 * - What was wrong opens below the button that was pressed and takes the focus; thanks are announced and take it after sending.
 * - After a failure what was written stays.
 */

type AnswerFeedbackProps = { questionId: string; given: Feedback | null }

const helpful: Feedback = { verdict: 'helpful', reason: null, comment: null }

/** Under each answer: was it helpful, and if not, why. */
export function AnswerFeedback({ questionId, given }: AnswerFeedbackProps) {
  const { t } = useTranslation('conversation')
  const [face, setFace] = useState<'ask' | 'wrong' | 'thanks'>(given === null ? 'ask' : 'thanks')
  const { mutate, isPending, error, reset } = useMutation(feedbackMutation(useQueryClient(), questionId))
  const thanks = useRef<HTMLOutputElement>(null)
  const wasSent = useRef(false)

  useEffect(() => {
    if (face === 'thanks' && wasSent.current) thanks.current?.focus()
  }, [face])

  function send(feedback: Feedback) {
    mutate(feedback, {
      onSuccess: () => {
        wasSent.current = true
        setFace('thanks')
      },
    })
  }

  function show(next: 'ask' | 'wrong') {
    reset()
    setFace(next)
  }

  if (face === 'thanks') {
    return (
      <FeedbackFrame>
        <output ref={thanks} tabIndex={-1} className="text-sm focus:outline-none">
          {t('feedback.thanks')}
        </output>
        <Button variant="plain" className="px-2 text-sm" onClick={() => show('ask')}>
          {t('feedback.change')}
        </Button>
      </FeedbackFrame>
    )
  }
  return (
    <FeedbackFrame>
      <fieldset aria-label={t('feedback.question')} className="flex min-w-0 flex-wrap items-center gap-2">
        <p aria-hidden="true" className="mr-1 text-sm font-semibold">
          {t('feedback.question')}
        </p>
        <Button className="text-sm" busy={isPending && face === 'ask'} onClick={() => send(helpful)}>
          <ThumbsUp aria-hidden="true" className="size-4 stroke-[1.5]" />
          {t('feedback.helpful')}
        </Button>
        <Button className="text-sm" aria-expanded={face === 'wrong'} onClick={() => show('wrong')}>
          <ThumbsDown aria-hidden="true" className="size-4 stroke-[1.5]" />
          {t('feedback.wrong')}
        </Button>
      </fieldset>
      {error !== null && (
        <div className="mt-3 w-full">
          <Alert tone="danger">{messageOf(error, t('feedback.failed'))}</Alert>
        </div>
      )}
      {face === 'wrong' && (
        <FeedbackReasons
          given={given?.verdict === 'wrong' ? given : null}
          busy={isPending}
          onSend={send}
          onCancel={() => show('ask')}
        />
      )}
    </FeedbackFrame>
  )
}

function FeedbackFrame({ children }: { children: ReactNode }) {
  return (
    <section className="mt-4 flex max-w-column flex-wrap items-center gap-x-3 border-t border-line pt-4 print:hidden">
      {children}
    </section>
  )
}
