import type { Language } from '@auscult/contract/language.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'

type QuestionRowProps = {
  question: string
  /** Of the question; null where it was not read. */
  language: Language | null
  /** How it was answered as, where it leans on the question before. */
  standalone: string | null
  askedAt: string | null
  /** How it was read. */
  understood: ReactNode
  actions: ReactNode
}

/** The question as it was asked and read, with what can be done: one row, so that the answer starts high on the screen. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, language, standalone, askedAt, understood, actions } = props
  const { t } = useTranslation('ai')
  const { t: tThread } = useTranslation('conversation')
  const { formatDateTime } = useFormats()
  return (
    <section aria-label={t('question.label')} className="border-b border-line pb-2 print:border-0">
      <div className="flex items-start gap-x-4">
        <p
          lang={language ?? undefined}
          className="min-w-0 flex-1 font-serif text-base leading-snug text-pretty whitespace-pre-wrap wrap-anywhere md:text-reading md:leading-6 print:text-xl"
        >
          {question}
        </p>
        <div className="-mt-2 -mr-2 flex shrink-0 items-center max-md:-mb-2 md:-mb-3 pointer-coarse:-mt-3 print:hidden">
          {actions}
        </div>
      </div>
      <div className="mt-0.5 min-h-6 text-xs text-muted *:mr-3 *:last:mr-0 [&>p:last-child]:inline-block [&>p:not(:last-child)]:inline">
        {standalone !== null && (
          <p className="wrap-anywhere text-text">
            <span className="font-semibold">{tThread('thread.answeredAs')}</span> {standalone}
          </p>
        )}
        {understood}
        {askedAt !== null && <p>{t('question.stored', { date: formatDateTime(askedAt) })}</p>}
      </div>
    </section>
  )
}
