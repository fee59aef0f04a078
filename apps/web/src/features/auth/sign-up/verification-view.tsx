import { verificationCode } from '@auscult/contract/auth/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/calls/call-errors.ts'
import { formatCountdown } from '../../../lib/language/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useGo } from '../../../lib/place/place.ts'
import type { LogInState } from '../../../lib/session/log-in-state.ts'
import { useDelayed } from '../../../lib/use-delayed.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { CodeBoxes } from '../../../ui/form/code-boxes.tsx'
import { ResendButton } from '../../../ui/form/resend-button.tsx'
import { resendOtpMutation, verifyEmailMutation } from '../queries.ts'
import { resendFailure, verificationFailure } from './verification-failure.ts'

/** Long enough to read the good news before the page changes. */
const readMs = 1_500
const acceptedStatus = 200

/** Whether the server has looked at the code and it was not the one: it is of no use any more. */
function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 400
}

type VerificationViewProps = { email: string; onOtherEmail: () => void }

export function VerificationView({ email, onOtherEmail }: VerificationViewProps) {
  const { t } = useTranslation('access')
  const go = useGo()
  const explanationId = useId()
  const statusId = useId()
  const [digits, setDigits] = useState('')
  const firstBox = useRef<HTMLInputElement>(null)
  const verification = useMutation(verifyEmailMutation)
  const resending = useMutation(resendOtpMutation)
  const isComplete = digits.length === verificationCode.digits
  const isVerified = verification.data?.statusCode === acceptedStatus
  const refusal = isVerified ? undefined : verification.data
  const failure =
    (verification.error && verificationFailure(verification.error, t)) ??
    (refusal && (refusal.message || t('verify.errors.refused')))

  useEffect(() => firstBox.current?.focus(), [])

  const makeRoom = () => {
    setDigits('')
    firstBox.current?.focus()
  }

  const submit = () => {
    const isOver = verification.isPending || isVerified
    if (!isComplete || isOver) return
    verification.mutate(
      { email, otp: Number(digits) },
      {
        onSuccess: ({ statusCode }) => {
          if (statusCode !== acceptedStatus) makeRoom()
        },
        onError: (error) => {
          if (isRefused(error)) makeRoom()
        },
      },
    )
  }

  // A code that was refused is not sent again until it has changed.
  useDelayed(isComplete && verification.isIdle, verificationCode.autoSubmitMs, submit)
  useDelayed(isVerified, readMs, () => {
    const state: LogInState = { message: t('verify.doneOnLogIn'), email }
    go(paths.logIn, { replace: true, state })
  })

  const handleDigits = (next: string) => {
    setDigits(next)
    verification.reset()
    resending.reset()
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  const handleResend = () => {
    setDigits('')
    verification.reset()
    resending.mutate({ email })
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-6">
      <p id={explanationId} className="text-muted [overflow-wrap:anywhere]">
        {t('verify.sent', { email })}
      </p>
      <CodeBoxes
        label={t('verify.code')}
        nameOf={(position) => t('verify.digit', { position, count: verificationCode.digits })}
        length={verificationCode.digits}
        firstBox={firstBox}
        value={digits}
        onValueChange={handleDigits}
        isInvalid={failure !== undefined}
        isLocked={verification.isPending || isVerified}
        describedBy={`${explanationId} ${statusId}`}
      />
      <div id={statusId} className="empty:hidden">
        {isVerified && <Alert tone="success">{t('verify.done')}</Alert>}
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
        {resending.isError && <Alert tone="danger">{resendFailure(resending.error, t)}</Alert>}
        {resending.isSuccess && <Alert tone="info">{t('verify.resent')}</Alert>}
      </div>
      <Button
        type="submit"
        variant="primary"
        disabled={!isComplete || isVerified}
        busy={verification.isPending}
        className="w-full"
      >
        {verification.isPending ? t('verify.busy') : t('verify.button')}
      </Button>
      <p className="text-sm text-muted">{t('verify.missing')}</p>
      <div className="-mx-4 -mt-3 flex flex-wrap justify-between gap-x-4">
        <ResendButton
          label={t('verify.resend')}
          waitingLabel={(seconds) => t('verify.resendIn', { time: formatCountdown(seconds) })}
          afterSeconds={verificationCode.resendSeconds}
          onResend={handleResend}
          isDisabled={verification.isPending || isVerified}
        />
        <Button variant="plain" onClick={onOtherEmail} disabled={isVerified}>
          {t('verify.other')}
        </Button>
      </div>
    </form>
  )
}
