import { tabStorage } from '../browser-storage.ts'

/*
 * What somebody typed and has not sent, kept for the tab so that the end of a session or a reload loses nothing. It carries the id of its
 * owner: on a shared ward computer the next person to log in must not see it.
 */

export const unsentKey = 'unsent'
/** Where the question box keeps its own, with whom it is for. */
export const questionDraftKey = 'draft:ai'

/** Called when a person logs out by choice; an idle log-out keeps all. */
export function forgetUnsent(): void {
  tabStorage.removeItem(unsentKey)
  tabStorage.removeItem(questionDraftKey)
}

/** Whether this tab keeps something, for whoever logs in again. */
export function hasUnsent(): boolean {
  return [unsentKey, questionDraftKey].some((key) => tabStorage.getItem(key) !== null)
}
