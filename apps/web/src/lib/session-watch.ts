import { endSession, findToken, hasSession, storageKeys } from './session.ts'

/** The specification's session rules. */
const tokenCheckMs = 1_800_000
const idleMs = 900_000
const idleCheckMs = Math.min(300_000, tokenCheckMs / 6)

const signsOfLife = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const

/** Storage is shared by all tabs, and a mouse moves often: one note each half minute is exact enough for 15 minutes. */
const noteEveryMs = 30_000

function lastActivityMs(): number {
  return Number(localStorage.getItem(storageKeys.lastActivity) ?? 0)
}

/**
 * Ends the session when its token has worn out (checked every 30 minutes) and when nobody has touched any tab of the
 * product for 15 minutes (checked every 5). Returns the way to stop.
 */
export function watchSession(now: () => number = Date.now): () => void {
  const noteActivity = () => {
    const nowMs = now()
    if (findToken() !== undefined && nowMs - lastActivityMs() >= noteEveryMs) {
      localStorage.setItem(storageKeys.lastActivity, String(nowMs))
    }
  }
  const checkIdle = () => {
    if (findToken() !== undefined && now() - lastActivityMs() >= idleMs) endSession('idle')
  }
  const checkToken = () => void hasSession(now())

  noteActivity()
  checkToken()
  for (const sign of signsOfLife)
    window.addEventListener(sign, noteActivity, { passive: true, capture: true })
  const idleTimer = setInterval(checkIdle, idleCheckMs)
  const tokenTimer = setInterval(checkToken, tokenCheckMs)

  return () => {
    for (const sign of signsOfLife) window.removeEventListener(sign, noteActivity, { capture: true })
    clearInterval(idleTimer)
    clearInterval(tokenTimer)
  }
}
