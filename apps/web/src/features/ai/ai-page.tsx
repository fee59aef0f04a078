import type { AgentType } from '@auscult/contract/ai.ts'
import type { PreviousQuestion } from '@auscult/contract/ai-questions.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { identityQuery } from '../../lib/session/identity.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { TabPanel, TabSet } from '../../ui/tabs.tsx'
import { findAgent } from './agent-of-state.ts'
import './ai.css'
import { AiHeader } from './ai-header.tsx'
import { QuestionForm } from './ask/question-form.tsx'
import { StartView } from './ask/start-view.tsx'
import { useDraft } from './ask/use-draft.ts'
import { useShortcutsEnabled } from './ask/use-shortcuts-enabled.ts'
import { useShortcuts } from './ask/use-shortcuts.ts'
import type { AskedWith } from './asked-with.ts'
import { agents } from './exchange/answered.ts'
import { ExchangeView } from './exchange/exchange-view.tsx'
import { ThreadLine } from './exchange/thread-line.tsx'
import { useExchange } from './exchange/use-exchange.ts'
import { useThread } from './exchange/use-thread.ts'
import { PreviousQuestions } from './history/previous-questions.tsx'
import { focusSource } from '../../evidence/focus-source.ts'

/** The agents, the question box, and what it brings: sample questions at first, then one question with its answer at a time. */
export function AiPage() {
  const { t } = useTranslation('ai')
  const { state, key: visit } = useLocation()
  const identity = useQuery(identityQuery)
  const { draft, draftedFor, changeDraft, clearDraft, handOver, settle } = useDraft()
  const { exchange, ask, cancel, showStored, forget, reset } = useExchange(settle)
  const thread = useThread(exchange)
  const [agent, setAgent] = useState(findAgent(state) ?? draftedFor ?? 'clinical')
  const [carried, setCarried] = useState('')
  const [historyOpen, setHistoryOpen] = useState(false)
  const [shortcutsEnabled, setShortcutsEnabled] = useShortcutsEnabled()
  const box = useRef<HTMLTextAreaElement>(null)
  const exchangeRef = useRef<HTMLDivElement>(null)
  const seenVisit = useRef(visit)
  const limit = identity.data && {
    remaining: identity.data.queryLimit,
    total: identity.data.queryLimitPerMonth,
  }
  const reached = limit !== undefined && limit.remaining <= 0
  const starts = exchange.face === 'start'
  usePageTitle(t(`agents.${agent}.title`))

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

  function handleAgent(next: AgentType) {
    if (next === agent) return
    setCarried(draft.trim() || (exchange.face === 'start' ? carried : exchange.question))
    setAgent(next)
    clearDraft()
    reset()
    thread.goOn()
  }

  function handleAsk(question: string, askedWith?: AskedWith) {
    if (reached) return
    handOver(question, agent)
    thread.goOn()
    void ask(question, agent, askedWith)
    show()
  }

  function handleChoose(previous: PreviousQuestion) {
    setHistoryOpen(false)
    setAgent(previous.agentType)
    showStored(previous)
    thread.goOn()
    show()
  }

  function handleDeleted(questionId: string | null) {
    forget(questionId)
    // What the next question was to follow, as when an edited one follows what it followed before.
    if (questionId === null || questionId === thread.following?.questionId) thread.goOn()
  }

  function handleNewTopic() {
    thread.startNewTopic()
    box.current?.focus()
  }

  function handleEdit(question: string) {
    thread.editAgain()
    changeDraft(question, agent)
    box.current?.focus()
  }

  useEffect(() => {
    // A link from this page to itself mounts nothing anew, so the agent it names is taken up here.
    if (visit === seenVisit.current) return
    seenVisit.current = visit
    handleAgent(findAgent(state) ?? agent)
  })

  return (
    <TabSet
      values={agents}
      value={agent}
      onValueChange={handleAgent}
      className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 sm:px-8"
    >
      <AiHeader
        agent={agent}
        disabled={reached}
        shortcutsEnabled={shortcutsEnabled}
        onShortcutsChange={setShortcutsEnabled}
        onHistory={() => setHistoryOpen(true)}
      />
      <TabPanel value={agent} className="flex flex-1 flex-col">
        {starts && (
          <div className="max-w-column pt-4 pb-6 md:pt-[5vh]">
            <p className="font-serif text-3xl text-balance">{t(`agents.${agent}.lead`)}</p>
            <p className="mt-2 text-muted">{t(`agents.${agent}.promise`)}</p>
          </div>
        )}
        <div
          className={`ai-dock z-dock -mx-4 bg-paper px-4 sm:-mx-8 sm:px-8 print:hidden ${starts ? 'max-md:sticky max-md:bottom-0 max-md:order-last max-md:py-3 md:max-w-[44rem]' : 'sticky bottom-0 order-last py-3 xl:max-w-[44rem]'}`}
        >
          <QuestionForm
            boxRef={box}
            agent={agent}
            draft={draft}
            busy={exchange.face === 'loading'}
            limit={limit}
            limitFailed={identity.isError}
            docked={!starts}
            isFollowUp={thread.following !== null}
            heading={
              thread.hasThread && (
                <ThreadLine
                  following={thread.following}
                  disabled={reached || exchange.face === 'loading'}
                  onNewTopic={handleNewTopic}
                />
              )
            }
            onChange={(question) => changeDraft(question, agent)}
            onSend={(question) => handleAsk(question, { following: thread.following })}
            onCancel={cancel}
          />
          {reached && <p className="mt-2 text-sm text-muted">{t('limit.explain')}</p>}
        </div>
        <div ref={exchangeRef} tabIndex={-1} className="flex-1 pb-10 focus:outline-none">
          {starts ? (
            <StartView
              agent={agent}
              carried={carried}
              disabled={reached}
              onAsk={handleAsk}
              onEdit={handleEdit}
            />
          ) : (
            <ExchangeView
              agent={agent}
              exchange={exchange}
              disabled={reached}
              onAsk={handleAsk}
              onEdit={handleEdit}
            />
          )}
          <p className="mt-8 text-xs text-muted">{t('disclaimer')}</p>
        </div>
      </TabPanel>
      <PreviousQuestions
        open={historyOpen}
        onOpenChange={setHistoryOpen}
        onChoose={handleChoose}
        onDeleted={handleDeleted}
      />
    </TabSet>
  )
}
