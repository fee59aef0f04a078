import { browserStorage } from '../browser-storage.ts'
import { dropWornOutToken, endSession, findToken, onSessionEnd, storageKeys } from './session.ts'

/** The specification's session rules. */
const tokenCheckMs = 1_800_000
const idleMs = 900_000
const idleCheckMs = Math.min(300_000, tokenCheckMs / 6)

const signsOfLife = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const

/** The server ends a session that was not used for 30 minutes. Somebody who reads calls nothing, and has the page say that they are there. */
const tellEveryMs = 600_000

/** Storage is shared by all tabs, and a mouse moves often: one note each half minute is exact enough for 15 minutes. */
const noteEveryMs = 30_000

/** Whether nobody has touched any tab for 15 minutes. A session that nobody has made a note of has just come. */
function isIdle(nowMs: number): boolean {
  const noted = browserStorage.getItem(storageKeys.lastActivity)
  return noted !== null && nowMs - Number(noted) >= idleMs
}

/** What seals a call is not part of the first load. */
const onServer = () => import('./session-on-server.ts')

/** A script that cannot be fetched leaves it to the server, which ends what nobody uses. */
function logOutOnServer(token: string): void {
  onServer().then(
    (server) => server.logOutOnServer(token),
    () => undefined,
  )
}

/**
 * Ends the session when its token has worn out (checked on load and every 30 minutes) and when nobody has touched any tab of the
 * product for 15 minutes (checked every 5, and before anything counts as a sign of life: timers stand still while a computer sleeps).
 * Ends on the server the session of a person in whose place another has logged in. Returns the way to stop.
 */
export function watchSession(now: () => number = Date.now): () => void {
  let notedMs = Number.NEGATIVE_INFINITY

  const checkIdle = () => {
    const token = findToken()
    if (token === undefined || !isIdle(now())) return
    // Here at once, because somebody else may stand before the screen; then on the server, where the token would go on working.
    endSession('idle', token)
    logOutOnServer(token)
  }
  const noteActivity = () => {
    const nowMs = now()
    if (nowMs - notedMs < noteEveryMs) return
    notedMs = nowMs
    checkIdle()
    if (findToken() === undefined) return
    browserStorage.setItem(storageKeys.lastActivity, String(nowMs))
    if (nowMs - Number(browserStorage.getItem(storageKeys.lastTold)) < tellEveryMs) return
    browserStorage.setItem(storageKeys.lastTold, String(nowMs))
    // The next sign of life in ten minutes says it again.
    onServer()
      .then(({ keepOnServer }) => keepOnServer())
      .catch(() => undefined)
  }
  const checkToken = () => dropWornOutToken(now())

  checkToken()
  noteActivity()
  for (const sign of signsOfLife)
    window.addEventListener(sign, noteActivity, { passive: true, capture: true })
  document.addEventListener('visibilitychange', checkIdle)
  const stopListening = onSessionEnd((_reason, replaced) => replaced && logOutOnServer(replaced))
  const idleTimer = setInterval(checkIdle, idleCheckMs)
  const tokenTimer = setInterval(checkToken, tokenCheckMs)

  return () => {
    for (const sign of signsOfLife) window.removeEventListener(sign, noteActivity, { capture: true })
    document.removeEventListener('visibilitychange', checkIdle)
    stopListening()
    clearInterval(idleTimer)
    clearInterval(tokenTimer)
  }
}
