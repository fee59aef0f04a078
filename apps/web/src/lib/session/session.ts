import { browserStorage, tabStorage } from '../browser-storage.ts'
import { findSubject, isUsableToken } from './token.ts'

/** Names in the browser's storage. The specification fixes all but `onboardingDraft`, `lastActivity`, `lastTold` and `sessionEnd`. */
export const storageKeys = {
  token: 'auth_token',
  picture: 'profilePicture',
  /** What onboarding was told so far. */
  onboardingDraft: 'onboardingDraft',
  /** When any tab last saw a sign of life, in ms since 1970. */
  lastActivity: 'lastActivity',
  /** When the server last heard of the session because of the page, in ms since 1970: on log-in, then every ten minutes. */
  lastTold: 'lastTold',
  /** Why the last session ended, for the other tabs. */
  sessionEnd: 'sessionEnd',
  userType: 'userType',
  userName: 'userName',
  userStatus: 'userStatus',
} as const

/** Why a session ended: the person's wish, 15 minutes without a sign of life, a worn-out token, the server's word, or another person. */
const sessionEnds = ['logged-out', 'idle', 'expired', 'refused', 'replaced'] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** `replaced` is the token of a person in whose place another has logged in; the server still takes it. */
type EndListener = (reason: SessionEnd, replaced?: string) => void

const listeners = new Set<EndListener>()

/** Whether another person has logged in in another tab, so that the stored token is not for the person this tab was opened by. */
let isReplaced = false

/** The stored token, whatever its state. Nobody is signed in while the pages are built, nor in a tab whose person was replaced. */
export function findToken(): string | undefined {
  if (import.meta.env.SSR || isReplaced) return undefined
  return browserStorage.getItem(storageKeys.token) ?? undefined
}

/** Forgets whoever was signed in before, so that nothing of one person is shown to the next. Logging in is a sign of life. */
export function startSession(token: string): void {
  isReplaced = false
  forgetPerson()
  browserStorage.setItem(storageKeys.token, token)
  for (const key of [storageKeys.lastActivity, storageKeys.lastTold])
    browserStorage.setItem(key, String(Date.now()))
}

function forgetPerson(): void {
  for (const key of [storageKeys.userType, storageKeys.userName, storageKeys.userStatus]) {
    tabStorage.removeItem(key)
  }
  // What all tabs share is the other person's by now.
  if (isReplaced) return
  browserStorage.removeItem(storageKeys.picture)
  browserStorage.removeItem(storageKeys.onboardingDraft)
  browserStorage.removeItem(storageKeys.lastActivity)
}

/**
 * Ends the session of this token: removes it with the picture and tells the listeners, once for each session. A late refusal of an old
 * token, or of a call that was sent without one, does not end the session that followed.
 */
export function endSession(reason: SessionEnd, token: string | undefined): void {
  if (token !== findToken()) return
  forgetPerson()
  if (token === undefined) return
  browserStorage.setItem(storageKeys.sessionEnd, reason)
  browserStorage.removeItem(storageKeys.token)
  for (const listener of listeners) listener(reason)
}

/** Whether a usable token is stored. Only looks, so that a component may ask while it renders. */
export function hasUsableToken(nowMs = Date.now()): boolean {
  const token = findToken()
  return token !== undefined && isUsableToken(token, nowMs)
}

/** Ends the session of a token that is expired, malformed or without expiry. */
export function dropWornOutToken(nowMs = Date.now()): void {
  if (!hasUsableToken(nowMs)) endSession('expired', findToken())
}

/**
 * Calls back when a session ends, in this tab or another, and when another person logs in in another tab: a browser holds one token, and
 * nothing of one person may stand on the screen, or be sent, under the name of the next. Returns the way to stop.
 */
export function onSessionEnd(listener: EndListener): () => void {
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    // A key of null means that all of it was cleared.
    if (key !== storageKeys.token && key !== null) return
    if (newValue !== null) {
      const isOther = oldValue !== null && findSubject(oldValue) !== findSubject(newValue)
      if (!isOther) return
      isReplaced = true
    }
    forgetPerson()
    const reason = isReplaced ? 'replaced' : browserStorage.getItem(storageKeys.sessionEnd)
    listener(sessionEnds.find((one) => one === reason) ?? 'logged-out', (isReplaced && oldValue) || undefined)
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}
