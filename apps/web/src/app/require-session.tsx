import { Navigate, Outlet, useLocation } from 'react-router'
import type { LogInState } from '../lib/log-in-state.ts'
import { paths } from '../lib/paths.ts'
import { hasSession } from '../lib/session.ts'

/** Lets a person with a usable token through; sends anyone else to log in, and remembers where they wanted to go. */
export function RequireSession() {
  const { pathname, search, hash } = useLocation()
  if (hasSession()) return <Outlet />

  const state: LogInState = { from: pathname + search + hash }
  return <Navigate to={paths.logIn} replace state={state} />
}
