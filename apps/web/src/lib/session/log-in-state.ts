import type { Location } from 'react-router'
import { paths } from '../paths.ts'
import type { SessionEnd } from './session.ts'

/** What a page may hand to the log-in page, in the router's state and nowhere else. */
export type LogInState = {
  /** Where to go on afterwards. */
  from?: string
  /** News to show above the form. */
  message?: string
  email?: string
  /** Why the session before ended, if the person did not end it. */
  ended?: Exclude<SessionEnd, 'logged-out'>
}

const ends: readonly unknown[] = ['idle', 'expired', 'refused', 'replaced'] satisfies LogInState['ended'][]

/**
 * A path of this site and nothing else: one leading slash, no backslash that a browser would read as a second, and no control
 * character, which a browser leaves out, so that the slashes around it meet.
 */
const place = /^\/(?![/\\])[^\\\p{Cc}]*$/u

function isEnd(value: unknown): value is NonNullable<LogInState['ended']> {
  return ends.includes(value)
}

/** The state of a log-in page, whatever another page or an old history entry put there. */
export function readLogInState(state: unknown): LogInState {
  if (typeof state !== 'object' || state === null) return {}
  const { from, message, email, ended }: Record<string, unknown> = { ...state }
  return {
    ...(typeof from === 'string' && place.test(from) ? { from } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof email === 'string' ? { email } : {}),
    ...(isEnd(ended) ? { ended } : {}),
  }
}

/** Where to go once logged in: back to the remembered place, else to the questions. */
export function placeAfterLogIn(state: LogInState): string {
  return state.from ?? paths.ai
}

/**
 * What to hand to the log-in page when a session has ended at a place, or where there was none. Whoever logs out wants to leave that place.
 */
export function logInStateAfter(reason: SessionEnd | undefined, location: Location): LogInState {
  if (reason === 'logged-out') return {}
  const from = location.pathname + location.search + location.hash
  return reason === undefined ? { from } : { from, ended: reason }
}
