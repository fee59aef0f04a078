import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { useState } from 'react'
import { findToken } from '../../../lib/session/session.ts'
import { findSubject } from '../../../lib/session/token.ts'
import { findDraft, forgetDraft, keepDraft } from './draft.ts'

/**
 * The text of the question box, kept for whoever is signed in until the server has begun to answer it or they log out: a question that
 * meets the end of the session, or a closed tab, is still there afterwards. A question that a link `brought` stands in its place, and what it
 * took the place of is `displaced`.
 */
export function useDraft(brought?: string) {
  const [userId] = useState(() => findSubject(findToken() ?? ''))
  const [kept] = useState(() => (userId === undefined ? undefined : findDraft(userId)))
  const [draft, setDraft] = useState(brought ?? kept?.question ?? '')
  const displaced = brought === undefined || kept?.question === brought ? '' : (kept?.question ?? '')

  function changeDraft(question: string, agent: AgentType) {
    setDraft(question)
    if (userId !== undefined) keepDraft({ userId, question, agent })
  }

  function clearDraft() {
    setDraft('')
    forgetDraft()
  }

  /** Empties the box and keeps what was in it, or what was asked beside it. */
  function handOver(question: string, agent: AgentType) {
    setDraft('')
    if (userId !== undefined) keepDraft({ userId, question, agent })
  }

  /** Forgets a question that was handed over, unless something else has been written since. */
  function settle(question: string) {
    if (userId !== undefined && findDraft(userId)?.question === question) forgetDraft()
  }

  return { draft, displaced, draftedFor: kept?.agent, changeDraft, clearDraft, handOver, settle }
}
