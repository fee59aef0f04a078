import { type Feedback, feedbackLimits, FeedbackReason } from '@auscult/contract/ai/history.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field, useControlAttributes } from '../../../ui/form/field.tsx'
import { inputLook } from '../../../ui/form/text-input.tsx'

type FeedbackReasonsProps = {
  given: Feedback | null
  busy: boolean
  onSend: (feedback: Feedback) => void
  onCancel: () => void
}

/** What is wrong with an answer: one reason of a few, and a comment if one likes. */
export function FeedbackReasons({ given, busy, onSend, onCancel }: FeedbackReasonsProps) {
  const { t } = useTranslation('conversation')
  const [reason, setReason] = useState<FeedbackReason | null>(given?.reason ?? null)
  const [comment, setComment] = useState(given?.comment ?? '')
  const group = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    group.current?.querySelector('input')?.focus({ preventScroll: true })
    // The whole form, not its first line alone, above the dock.
    group.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <form
      className="mt-3 w-full space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ verdict: 'wrong', reason, comment: comment.trim() === '' ? null : comment.trim() })
      }}
    >
      <fieldset ref={group} className="grid sm:grid-cols-2">
        <legend className="mb-1 text-sm font-semibold">{t('feedback.reason')}</legend>
        {FeedbackReason.options.map((each) => (
          <label key={each} className="target flex cursor-pointer items-center gap-3 py-1.5 text-sm">
            <input
              type="radio"
              name="feedback-reason"
              checked={reason === each}
              onChange={() => setReason(each)}
              className="size-[1.125rem] shrink-0 cursor-pointer accent-accent"
            />
            <span>{t(`feedback.reasons.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label={t('feedback.comment')}
        hint={t('feedback.commentHint', { max: feedbackLimits.maxCommentCharacters })}
      >
        <Comment value={comment} onChange={setComment} />
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {t('feedback.send')}
        </Button>
        <Button onClick={onCancel}>{t('feedback.cancel')}</Button>
      </p>
    </form>
  )
}

function Comment({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <textarea
      {...useControlAttributes()}
      rows={3}
      value={value}
      maxLength={feedbackLimits.maxCommentCharacters}
      onChange={(event) => onChange(event.target.value)}
      className={inputLook}
    />
  )
}
