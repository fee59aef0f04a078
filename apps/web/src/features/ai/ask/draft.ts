import { tabStorage } from '../../../lib/browser-storage.ts'
import { questionDraftKey as draftKey } from '../../../lib/session/unsent.ts'
import { AgentType } from '@auscult/contract/ai/ai.ts'
import { z } from 'zod'

/**
 * The unanswered question, kept for the tab so that an idle log-out or a reload loses nothing. It carries the id of its
 * owner: on a shared ward computer the next person to log in must not see it.
 */

const Draft = z.object({ userId: z.string(), question: z.string(), agent: AgentType })
type Draft = z.infer<typeof Draft>

export function keepDraft(draft: Draft): void {
  if (draft.question === '') return forgetDraft()
  tabStorage.setItem(draftKey, JSON.stringify(draft))
}

/** The unanswered question of this person and whom it was for; undefined when there is none or it is someone else's. */
export function findDraft(userId: string): Draft | undefined {
  const draft = parseDraft(tabStorage.getItem(draftKey))
  return draft?.userId === userId ? draft : undefined
}

/** Called when a question is being answered; a log-out by choice forgets it with all that was not sent (`forgetUnsent`). */
export function forgetDraft(): void {
  tabStorage.removeItem(draftKey)
}

function parseDraft(stored: string | null): Draft | undefined {
  if (stored === null) return undefined
  try {
    return Draft.safeParse(JSON.parse(stored)).data
  } catch {
    return undefined
  }
}
