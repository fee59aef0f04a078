import { useEffect } from 'react'
import { endSession, findToken } from '../../lib/session/session.ts'
import { whenHistorySettled } from '../../ui/dialog/dialog-history.ts'

/** Ends the session of this browser, which the server has ended already, when the dialog that it is called in has gone. */
export function useLogOutOnLeaving(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return undefined
    return () => {
      const token = findToken()
      whenHistorySettled(() => endSession('logged-out', token))
    }
  }, [isDone])
}
