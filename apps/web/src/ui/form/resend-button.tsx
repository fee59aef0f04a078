import { Button } from '../button.tsx'
import { useCountdown } from './use-countdown.ts'

type ResendButtonProps = {
  label: string
  /** While it counts down. */
  waitingLabel: (secondsLeft: number) => string
  /** How long after a code was sent another may be asked for. */
  afterSeconds: number
  onResend: () => void
  isDisabled: boolean
}

/** Stands beside a code that has just been sent: it counts down, and is ready to have another sent. */
export function ResendButton(props: ResendButtonProps) {
  const { label, waitingLabel, afterSeconds, onResend, isDisabled } = props
  const { secondsLeft, restart } = useCountdown(afterSeconds)
  const isWaiting = secondsLeft > 0

  const handleClick = () => {
    restart()
    onResend()
  }

  return (
    <Button variant="plain" onClick={handleClick} disabled={isWaiting || isDisabled} className="tabular">
      {isWaiting ? waitingLabel(secondsLeft) : label}
    </Button>
  )
}
