import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/language/format.ts'
import { Dock } from '../../../ui/layout/dock.tsx'
import { ThreadLine } from '../exchange/thread-line.tsx'
import type { Exchange } from '../exchange/use-exchange.ts'
import type { useThread } from '../exchange/use-thread.ts'
import type { Limit } from './limit-indicator.tsx'
import { nextMonth } from './next-month.ts'
import { QuestionForm } from './question-form.tsx'

type AskPlaceProps = {
  boxRef: RefObject<HTMLTextAreaElement | null>
  agent: AgentType
  draft: string
  limit: Limit | undefined
  limitFailed: boolean
  exchange: Exchange
  thread: ReturnType<typeof useThread>
  onChange: (draft: string) => void
  onSend: (question: string) => void
  onCancel: () => void
  onNewTopic: () => void
}

/** Where one asks: in the page before the first question, on a phone at its foot; in the dock while an answer is read. */
export function AskPlace({ exchange, thread, onNewTopic, ...form }: AskPlaceProps) {
  const { t } = useTranslation('ai')
  const { formatPartialDate } = useFormats()
  const [renewal] = useState(() => nextMonth(new Date()))
  const starts = exchange.face === 'start'
  const busy = exchange.face === 'loading'
  const reached = form.limit !== undefined && form.limit.remaining <= 0
  const box = (
    <>
      <QuestionForm
        {...form}
        busy={busy}
        docked={!starts}
        isFollowUp={thread.following !== null}
        heading={
          thread.hasThread && (
            <ThreadLine following={thread.following} disabled={reached || busy} onNewTopic={onNewTopic} />
          )
        }
      />
      {reached && (
        <p className="mt-2 text-sm text-muted">{t('limit.explain', { date: formatPartialDate(renewal) })}</p>
      )}
    </>
  )
  if (starts) {
    return (
      <div className="z-sticky bg-paper max-md:sticky max-md:bottom-[var(--bottom-bar,0px)] max-md:order-last max-md:py-3 md:max-w-[44rem] print:hidden">
        {box}
      </div>
    )
  }
  return (
    <Dock>
      <div className="mx-auto w-full max-w-page px-4 py-2 sm:px-8 print:hidden">{box}</div>
    </Dock>
  )
}
