import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identityQuery } from '../../lib/identity.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import './ai.css'
import { AnswerColumns } from './answer-columns.tsx'
import { ExchangeView } from './exchange-view.tsx'
import { focusSource } from './focus-source.ts'
import { PreviousQuestions } from './previous-questions.tsx'
import { QuestionForm } from './question-form.tsx'
import { SampleQuestions } from './sample-questions.tsx'
import { ShortcutsHelp } from './shortcuts-help.tsx'
import { StrengthLegend } from './strength-legend.tsx'
import { useDraft } from './use-draft.ts'
import { type StoredAnswer, useExchange } from './use-exchange.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useShortcutsEnabled } from './use-shortcuts-enabled.ts'

/** The question box, and what it brings: sample questions at first, then one question with its answer at a time. */
export function AiPage() {
  const { t } = useTranslation('ai')
  usePageTitle(t('title'))
  const identity = useQuery(identityQuery)
  const { exchange, ask, cancel, showStored } = useExchange('clinical')
  const { draft, changeDraft, clearDraft } = useDraft()
  const [historyOpen, setHistoryOpen] = useState(false)
  const [shortcutsEnabled, setShortcutsEnabled] = useShortcutsEnabled()
  const box = useRef<HTMLTextAreaElement>(null)
  const exchangeRef = useRef<HTMLDivElement>(null)
  const limit = identity.data && {
    remaining: identity.data.queryLimit,
    total: identity.data.queryLimitPerMonth,
  }
  const reached = limit !== undefined && limit.remaining <= 0
  const busy = exchange.face === 'loading'
  const starts = exchange.face === 'start'

  useEffect(() => {
    // On a phone the focus would open the keyboard over the page.
    if (matchMedia('(pointer: fine)').matches) box.current?.focus({ preventScroll: true })
  }, [])

  useShortcuts({
    enabled: shortcutsEnabled && !historyOpen,
    onAsk: () => box.current?.focus(),
    onCancel: () => {
      if (!historyOpen) cancel()
    },
    onHistory: () => setHistoryOpen(true),
    onSource: focusSource,
  })

  function show() {
    window.scrollTo({ top: 0 })
    // The box is disabled while a question runs; without this the focus would fall back to the start of the page.
    exchangeRef.current?.focus({ preventScroll: true })
  }

  function handleAsk(question: string) {
    if (reached) return
    clearDraft()
    void ask(question)
    show()
  }

  function handleChoose(previous: StoredAnswer) {
    setHistoryOpen(false)
    showStored(previous)
    show()
  }

  function handleEdit(question: string) {
    changeDraft(question)
    box.current?.focus()
  }

  return (
    <div className="mx-auto flex w-full max-w-[76rem] flex-1 flex-col px-4 sm:px-8">
      <header className="flex items-center justify-between gap-4 py-4 print:hidden">
        <h1 tabIndex={-1} className="text-sm font-semibold whitespace-nowrap">
          {t('title')}
        </h1>
        <div className="flex items-center gap-1">
          <ShortcutsHelp enabled={shortcutsEnabled} onChange={setShortcutsEnabled} />
          <Button
            variant="plain"
            className="px-2 text-sm whitespace-nowrap"
            onClick={() => setHistoryOpen(true)}
          >
            <History aria-hidden="true" className="size-5 stroke-[1.5]" />
            {t('history.open')}
          </Button>
        </div>
      </header>
      {starts && (
        <div className="max-w-[40rem] pt-4 pb-6 md:pt-[6vh]">
          <p className="font-serif text-3xl text-balance">{t('lead')}</p>
          <p className="mt-2 text-muted">{t('promise')}</p>
        </div>
      )}
      <div
        className={`ai-dock z-1 -mx-4 bg-paper px-4 sm:-mx-8 sm:px-8 print:hidden ${starts ? 'max-md:sticky max-md:bottom-0 max-md:order-last max-md:py-3 md:max-w-[44rem]' : 'sticky bottom-0 order-last py-3 xl:max-w-[44rem]'}`}
      >
        <QuestionForm
          boxRef={box}
          draft={draft}
          busy={busy}
          limit={limit}
          limitFailed={identity.isError}
          docked={!starts}
          onChange={changeDraft}
          onSend={handleAsk}
          onCancel={cancel}
        />
        {reached && <p className="mt-2 text-sm text-muted">{t('limit.explain')}</p>}
      </div>
      <div ref={exchangeRef} tabIndex={-1} className="flex-1 pb-10 focus:outline-none">
        {starts ? (
          <div className="pt-2 md:pt-10">
            <AnswerColumns
              text={<SampleQuestions disabled={reached} onAsk={handleAsk} />}
              sources={<StrengthLegend />}
            />
          </div>
        ) : (
          <ExchangeView exchange={exchange} disabled={reached} onAsk={handleAsk} onEdit={handleEdit} />
        )}
        <p className="mt-8 text-xs text-muted">{t('disclaimer')}</p>
      </div>
      <PreviousQuestions open={historyOpen} onOpenChange={setHistoryOpen} onChoose={handleChoose} />
    </div>
  )
}
