import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { logInStateAfter } from '../lib/session/log-in-state.ts'
import {
  dropWornOutToken,
  findToken,
  hasUsableToken,
  onSessionEnd,
  type SessionEnd,
} from '../lib/session/session.ts'
import { whenHistorySettled } from '../ui/dialog/dialog-history.ts'

/**
 * Lets a person with a usable token through; sends anyone else to log in, and remembers where they wanted to go. Nothing else does: a page
 * that is open to everybody stays when a session ends, so that a worn-out token costs nobody a reset link or what they are reading.
 * Loaders run before it, so a route below has none.
 */
export function RequireSession() {
  const location = useLocation()
  const [end, setEnd] = useState<{ reason: SessionEnd }>()
  const isSignedIn = hasUsableToken()

  useEffect(() => onSessionEnd((reason) => setEnd({ reason })), [])
  useEffect(() => {
    if (!isSignedIn) dropWornOutToken()
  }, [isSignedIn])

  if (isSignedIn) return <Outlet />
  const reason = findToken() === undefined ? end?.reason : 'expired'
  return <ToLogIn state={logInStateAfter(reason, location)} />
}

/** A dialog that closes with its page takes a step back in the history, which would undo a way taken before it. */
function ToLogIn({ state }: { state: ReturnType<typeof logInStateAfter> }) {
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => whenHistorySettled(() => setIsSettled(true)), [])

  return isSettled ? <Navigate to={paths.logIn} replace state={state} /> : null
}
