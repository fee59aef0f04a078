import type { AgentType } from '@auscult/contract/ai.ts'
import { useState } from 'react'
import { findToken } from '../../../lib/session.ts'
import { findSubject } from '../../../lib/token.ts'
import { findDraft, forgetDraft, keepDraft } from './draft.ts'

/** The text of the question box, kept for whoever is signed in until it is sent or they log out. */
export function useDraft() {
  const [userId] = useState(() => findSubject(findToken() ?? ''))
  const [kept] = useState(() => (userId === undefined ? undefined : findDraft(userId)))
  const [draft, setDraft] = useState(kept?.question ?? '')

  function changeDraft(question: string, agent: AgentType) {
    setDraft(question)
    if (userId !== undefined) keepDraft({ userId, question, agent })
  }

  function clearDraft() {
    setDraft('')
    forgetDraft()
  }

  return { draft, draftedFor: kept?.agent, changeDraft, clearDraft }
}
