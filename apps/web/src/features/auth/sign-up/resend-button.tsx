import { verificationCode } from '@auscult/contract/auth/limits.ts'
import { useTranslation } from 'react-i18next'
import { formatCountdown } from '../../../lib/language/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useCountdown } from './use-countdown.ts'

type ResendButtonProps = { onResend: () => void; isDisabled: boolean }

/** Ready 30 seconds after the last code was sent; until then it counts down. */
export function ResendButton({ onResend, isDisabled }: ResendButtonProps) {
  const { t } = useTranslation('access')
  const { secondsLeft, restart } = useCountdown(verificationCode.resendSeconds)
  const isWaiting = secondsLeft > 0

  const handleClick = () => {
    restart()
    onResend()
  }

  return (
    <Button variant="plain" onClick={handleClick} disabled={isWaiting || isDisabled} className="tabular">
      {isWaiting ? t('verify.resendIn', { time: formatCountdown(secondsLeft) }) : t('verify.resend')}
    </Button>
  )
}
