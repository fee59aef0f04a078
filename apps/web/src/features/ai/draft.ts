/**
 * The unsent question, kept for the tab so that an idle log-out or a reload loses nothing. It carries the id of its
 * owner: on a shared ward computer the next person to log in must not see it.
 */
const draftKey = 'draft:ai'

type Draft = { userId: string; question: string }

export function keepDraft(userId: string, question: string): void {
  if (question === '') return forgetDraft()
  const draft: Draft = { userId, question }
  sessionStorage.setItem(draftKey, JSON.stringify(draft))
}

/** The unsent question of this person; empty when there is none or it is someone else's. */
export function readDraft(userId: string): string {
  const draft = parseDraft(sessionStorage.getItem(draftKey))
  return draft?.userId === userId ? draft.question : ''
}

/** Called when a question is sent and when a person logs out by choice; an idle log-out keeps it. */
export function forgetDraft(): void {
  sessionStorage.removeItem(draftKey)
}

function parseDraft(stored: string | null): Draft | undefined {
  if (stored === null) return undefined
  try {
    const draft: unknown = JSON.parse(stored)
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
    'question' in value &&
    typeof value.question === 'string'
  )
}
