import { useState } from 'react'
import { findToken } from '../../lib/session.ts'
import { findSubject } from '../../lib/token.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'

/** The text of the question box, kept for whoever is signed in until it is sent or they log out. */
export function useDraft() {
  const [userId] = useState(() => findSubject(findToken() ?? ''))
  const [draft, setDraft] = useState(() => (userId === undefined ? '' : readDraft(userId)))

  function changeDraft(question: string) {
    setDraft(question)
    if (userId !== undefined) keepDraft(userId, question)
  }

  function clearDraft() {
    setDraft('')
    forgetDraft()
  }

  return { draft, changeDraft, clearDraft }
}
