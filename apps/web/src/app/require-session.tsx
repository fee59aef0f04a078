import { Navigate, Outlet, useLocation } from 'react-router'
import type { LogInState } from '../lib/log-in-state.ts'
import { paths } from '../lib/paths.ts'
import { findToken, hasUsableToken } from '../lib/session.ts'

/**
 * Lets a person with a usable token through; sends anyone else to log in, and remembers where they wanted to go. A token
 * that has worn out is removed on the way, by the log-in route.
 */
export function RequireSession() {
  const { pathname, search, hash } = useLocation()
  if (hasUsableToken()) return <Outlet />

  const from = pathname + search + hash
  const state: LogInState = findToken() === undefined ? { from } : { from, ended: 'expired' }
  return <Navigate to={paths.logIn} replace state={state} />
}
