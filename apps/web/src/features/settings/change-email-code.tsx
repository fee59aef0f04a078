import { verificationCode } from '@auscult/contract/auth/limits.ts'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { formatCountdown } from '../../lib/language/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeBoxes } from '../../ui/form/code-boxes.tsx'
import { ResendButton } from '../../ui/form/resend-button.tsx'
import { type Confirming, useChangeEmailCode } from './use-change-email-code.ts'

type ChangeEmailCodeProps = { email: string; confirming: Confirming; onOther: () => void }

/** The code that was mailed to the new address, if it could be had: the page says no more, as the server does not. */
export function ChangeEmailCode({ email, confirming, onOther }: ChangeEmailCodeProps) {
  const { t } = useTranslation('settings')
  const explanationId = useId()
  const statusId = useId()
  const code = useChangeEmailCode(email, confirming)
  const { isPending, isError, error } = confirming

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    code.send()
  }
  const handleOther = () => {
    confirming.reset()
    onOther()
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5">
      <p id={explanationId} className="text-sm text-muted wrap-anywhere">
        {t('email.sent', { email })}
      </p>
      <CodeBoxes
        label={t('email.code')}
        nameOf={(position) => t('email.digit', { position, count: verificationCode.digits })}
        length={verificationCode.digits}
        firstBox={code.firstBox}
        value={code.digits}
        onValueChange={code.change}
        isInvalid={isError}
        isLocked={isPending}
        describedBy={`${explanationId} ${statusId}`}
      />
      <div id={statusId} className="empty:hidden">
        {isError && <Alert tone="danger">{refusalOf(error, t('email.notChanged'))}</Alert>}
        <ResendNews resending={code.resending} />
      </div>
      <Button type="submit" variant="primary" disabled={!code.isComplete} busy={isPending} className="w-full">
        {isPending ? t('email.busy') : t('email.button')}
      </Button>
      <div className="-mx-4 flex flex-wrap justify-between gap-x-4">
        <ResendButton
          label={t('email.resend')}
          waitingLabel={(seconds) => t('email.resendIn', { time: formatCountdown(seconds) })}
          afterSeconds={verificationCode.resendSeconds}
          onResend={code.resend}
          isDisabled={isPending}
        />
        <Button variant="plain" onClick={handleOther} disabled={isPending}>
          {t('email.other')}
        </Button>
      </div>
    </form>
  )
}

function ResendNews({ resending }: Pick<ReturnType<typeof useChangeEmailCode>, 'resending'>) {
  const { t } = useTranslation('settings')
  if (resending.isError)
    return <Alert tone="danger">{refusalOf(resending.error, t('email.notResent'))}</Alert>
  return resending.isSuccess ? <Alert tone="info">{t('email.resent')}</Alert> : null
}
