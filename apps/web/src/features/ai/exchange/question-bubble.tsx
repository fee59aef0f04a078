import type { Language } from '@auscult/contract/language.ts'
import { Pencil, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type QuestionBubbleProps = {
  question: string
  /** Of the question; null where it was not read. */
  language: Language | null
  askedAt: string | null
  disabled: boolean
  onRegenerate: () => void
  onEdit: () => void
}

/** The question as it was asked, with the ways to ask it again or differently. */
export function QuestionBubble({
  question,
  language,
  askedAt,
  disabled,
  onRegenerate,
  onEdit,
}: QuestionBubbleProps) {
  const { t } = useTranslation('ai')
  const { formatDateTime } = useFormats()
  return (
    <section
      aria-label={t('question.label')}
      className="flex max-w-column items-start gap-2 print:max-w-none"
    >
      <div className="min-w-0 rounded-base bg-sunken px-4 py-2.5 md:px-5 md:py-3.5">
        <p
          lang={language ?? undefined}
          className="font-serif text-base hyphens-auto md:text-xl wrap-anywhere whitespace-pre-wrap"
        >
          {question}
        </p>
        {askedAt !== null && (
          <p className="mt-1 text-xs text-muted">{t('question.stored', { date: formatDateTime(askedAt) })}</p>
        )}
      </div>
      <div className="flex shrink-0 flex-col gap-0.5 sm:flex-row print:hidden">
        <IconButton label={t('question.regenerate')} disabled={disabled} onClick={onRegenerate}>
          <RotateCcw />
        </IconButton>
        <IconButton label={t('question.edit')} disabled={disabled} onClick={onEdit}>
          <Pencil />
        </IconButton>
      </div>
    </section>
  )
}
