import type { StatusAnswer } from '@auscult/contract/auth/auth.ts'
import { verificationCode } from '@auscult/contract/auth/limits.ts'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../lib/calls/call-errors.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { resendEmailChangeCodeMutation } from './queries.ts'

export type Confirming = UseMutationResult<
  z.output<typeof StatusAnswer>,
  Error,
  { email: string; otp: number }
>

/** What was typed of the code, and what became of it and of asking for another. */
export function useChangeEmailCode(email: string, confirming: Confirming) {
  const [digits, setDigits] = useState('')
  const firstBox = useRef<HTMLInputElement>(null)
  const resending = useMutation(resendEmailChangeCodeMutation)
  const isComplete = digits.length === verificationCode.digits

  useEffect(() => firstBox.current?.focus(), [])

  const makeRoom = () => {
    setDigits('')
    firstBox.current?.focus()
  }
  const send = () => {
    if (!isComplete || confirming.isPending) return
    confirming.mutate(
      { email, otp: Number(digits) },
      {
        // It was looked at and was not the one.
        onError: (error) => {
          if (error instanceof ApiError && error.status === 400) makeRoom()
        },
      },
    )
  }
  // A code that was refused is not sent again until it has changed.
  useDelayed(isComplete && confirming.isIdle, verificationCode.autoSubmitMs, send)

  const change = (next: string) => {
    setDigits(next)
    confirming.reset()
    resending.reset()
  }
  const resend = () => {
    change('')
    resending.mutate()
  }

  return { digits, firstBox, isComplete, resending, change, resend, send }
}
