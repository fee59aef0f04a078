import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { focusSource } from '../../evidence/focus-source.ts'
import { SourceAddress } from '../../evidence/source-address.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { TabPanel, TabSet } from '../../ui/tabs.tsx'
import { useSourceAddresses } from './address/use-source-addresses.ts'
import { useAddressedExchange } from './address/use-addressed-exchange.ts'
import { findAgent, findQuestion } from './agent-of-state.ts'
import './ai.css'
import { AiHeader } from './ai-header.tsx'
import { AskPlace } from './ask/ask-place.tsx'
import { StartView } from './ask/start-view.tsx'
import { useDraft } from './ask/use-draft.ts'
import { useShortcutsEnabled } from './ask/use-shortcuts-enabled.ts'
import { useShortcuts } from './ask/use-shortcuts.ts'
import type { AskedWith } from './asked-with.ts'
import { agents } from './exchange/answered.ts'
import { ExchangeView } from './exchange/exchange-view.tsx'
import { MissingAnswer } from './exchange/missing-answer.tsx'
import { useThread } from './exchange/use-thread.ts'
import { PreviousQuestions } from './history/previous-questions.tsx'
import { LoadingAnswer } from './waiting/loading-answer.tsx'

/** The agents, the question box, and what it brings: sample questions at first, then one question with its answer at a time. */
export function AiPage() {
  const { t } = useTranslation('ai')
  const { state, key: visit } = useLocation()
  const identity = useQuery(identityQuery)
  const { draft, displaced, draftedFor, changeDraft, clearDraft, handOver, settle } = useDraft(
    findQuestion(state),
  )
  const [agent, setAgent] = useState(findAgent(state) ?? draftedFor ?? 'clinical')
  const { exchange, address, ask, cancel, leave, choose, forget } = useAddressedExchange({
    onHeard: settle,
    onOpened: (previous) => {
      setAgent(previous.agentType)
      thread.goOn()
      show()
    },
  })
  const thread = useThread(exchange)
  const [carried, setCarried] = useState(displaced)
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
  const { questionId } = address
  const sourceAddress = useSourceAddresses(address)
  usePageTitle(t(`agents.${agent}.title`))

  useEffect(() => {
    // On a phone the focus would open the keyboard over the page; beside an answer it would open the dock over it.
    if (questionId === null && matchMedia('(pointer: fine)').matches)
      box.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
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
    if (address.source === null) window.scrollTo({ top: 0 })
    // The box is disabled while a question runs; without this the focus would fall back to the start of the page.
    exchangeRef.current?.focus({ preventScroll: true })
  }

  function handleAgent(next: AgentType) {
    if (next === agent) return
    setCarried(draft.trim() || ('question' in exchange ? exchange.question : carried))
    setAgent(next)
    clearDraft()
    leave()
    thread.goOn()
  }

  function handleAsk(question: string, askedWith?: AskedWith) {
    if (reached) return
    handOver(question, agent)
    thread.goOn()
    void ask(question, agent, askedWith)
    window.scrollTo({ top: 0 })
    show()
  }

  function handleDeleted(deleted: string | null) {
    forget(deleted)
    // What the next question was to follow, as when an edited one follows what it followed before.
    if (deleted === null || deleted === thread.following?.questionId) thread.goOn()
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
        <AskPlace
          boxRef={box}
          agent={agent}
          draft={draft}
          limit={limit}
          limitFailed={identity.isError}
          exchange={exchange}
          thread={thread}
          onChange={(question) => changeDraft(question, agent)}
          onSend={(question) => handleAsk(question, { following: thread.following })}
          onCancel={cancel}
          onNewTopic={handleNewTopic}
        />
        <div ref={exchangeRef} tabIndex={-1} className="flex-1 pb-4 focus:outline-none md:pb-8 print:pb-0">
          <SourceAddress value={sourceAddress}>
            {exchange.face === 'start' && (
              <StartView
                agent={agent}
                carried={carried}
                disabled={reached}
                onAsk={handleAsk}
                onEdit={handleEdit}
                onChoose={choose}
              />
            )}
            {exchange.face === 'opening' && <LoadingAnswer agent={agent} />}
            {exchange.face === 'missing' && <MissingAnswer message={exchange.message} onLeave={leave} />}
            {'question' in exchange && (
              <ExchangeView
                agent={agent}
                exchange={exchange}
                disabled={reached}
                onAsk={handleAsk}
                onEdit={handleEdit}
              />
            )}
          </SourceAddress>
          <p className="mt-6 text-xs text-muted print:mt-2">{t('disclaimer')}</p>
        </div>
      </TabPanel>
      <PreviousQuestions
        open={historyOpen}
        onOpenChange={setHistoryOpen}
        onChoose={(previous) => {
          setHistoryOpen(false)
          choose(previous)
        }}
        onDeleted={handleDeleted}
      />
    </TabSet>
  )
}
