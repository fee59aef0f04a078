import type { Location } from 'react-router'
import { z } from 'zod'
import { paths } from './paths.ts'
import type { SessionEnd } from './session.ts'

/** A path of this site and nothing else: one leading slash, and no backslash a browser would read as a second. */
const Place = z.string().regex(/^\/(?![/\\])[^\\]*$/)

/** What a page may hand to the log-in page, in the router's state and nowhere else. */
const LogInState = z.object({
  from: Place.optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  ended: z.enum(['idle', 'expired', 'refused']).optional().catch(undefined),
})
export type LogInState = z.infer<typeof LogInState>

/** The state of a log-in page, whatever another page or an old history entry put there. */
export function readLogInState(state: unknown): LogInState {
  return LogInState.catch({}).parse(state)
}

/** Where to go once logged in: back to the remembered place, else to the questions. */
export function placeAfterLogIn(state: LogInState): string {
  return state.from ?? paths.ai
}

/** What to hand to the log-in page when a session has ended at a place. Whoever logs out wants to leave that place. */
export function logInStateAfter(reason: SessionEnd, location: Location): LogInState {
  if (reason === 'logged-out') return {}
  return { from: location.pathname + location.search + location.hash, ended: reason }
}
