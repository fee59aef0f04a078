import { passwordLimits } from '@auscult/contract/auth/limits.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { identityQuery } from '../../lib/session/identity.ts'
import { changePasswordMutation } from './queries.ts'
import { useLogOutOnLeaving } from './use-log-out-on-leaving.ts'

/** How long the good news stands before the log-out, by the specification. */
const newsMs = 3_000

/** What was typed into the form, what is wrong with it, and what became of it. `onDone` is called when the news was read. */
export function useChangePassword(onDone: () => void) {
  const identity = useQuery(identityQuery)
  const [typed, setTyped] = useState<{ email?: string; current: string; new: string; confirmation: string }>({
    current: '',
    new: '',
    confirmation: '',
  })
  const changing = useMutation(changePasswordMutation)
  useDoneAfter(changing.isSuccess, onDone)
  // The server has ended all sessions by then; this one goes once the news was read, or with the dialog if it is closed before.
  useLogOutOnLeaving(changing.isSuccess)

  const email = typed.email ?? identity.data?.email ?? ''
  const isShort = typed.new.length < passwordLimits.min
  const isDifferent = typed.confirmation !== typed.new
  const isLocked = changing.isPending || changing.isSuccess
  const isValid = email.trim() !== '' && typed.current !== '' && !isShort && !isDifferent

  const change = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }))
    if (changing.isError) changing.reset()
  }
  const send = () => {
    if (isValid && !isLocked)
      changing.mutate({ email: email.trim(), currentPassword: typed.current, password: typed.new })
  }

  const isEmailMissing = typed.email !== undefined && email.trim() === ''
  return {
    typed: { ...typed, email },
    isEmailMissing,
    isShort,
    isDifferent,
    isLocked,
    isValid,
    changing,
    change,
    send,
  }
}

function useDoneAfter(isChanged: boolean, onDone: () => void) {
  const done = useEffectEvent(onDone)

  useEffect(() => {
    if (!isChanged) return undefined
    const timer = setTimeout(() => done(), newsMs)
    return () => clearTimeout(timer)
  }, [isChanged])
}
