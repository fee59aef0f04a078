import { Navigate, Outlet, useLocation } from 'react-router'
import type { LogInState } from '../lib/log-in-state.ts'
import { paths } from '../lib/paths.ts'
import { findToken } from '../lib/session.ts'
import { isUsableToken } from '../lib/token.ts'

/**
 * Lets a person with a usable token through; sends anyone else to log in, and remembers where they wanted to go. A token
 * that has worn out is removed on the way, by the log-in route.
 */
export function RequireSession() {
  const { pathname, search, hash } = useLocation()
  const token = findToken()
  if (token !== undefined && isUsableToken(token, Date.now())) return <Outlet />

  const from = pathname + search + hash
  const state: LogInState = token === undefined ? { from } : { from, ended: 'expired' }
  return <Navigate to={paths.logIn} replace state={state} />
}
