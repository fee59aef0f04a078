import { useCallback, useEffect, useState } from 'react'

const tickMs = 1_000

/** Seconds left of a countdown that starts at once. It goes by the clock, because a hidden tab's timer is slow. */
export function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [endMs, setEndMs] = useState(() => Date.now() + seconds * tickMs)
  const [nowMs, setNowMs] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((endMs - nowMs) / tickMs))
  const isRunning = secondsLeft > 0

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNowMs(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isRunning])

  const restart = useCallback(() => {
    const startMs = Date.now()
    setNowMs(startMs)
    setEndMs(startMs + seconds * tickMs)
  }, [seconds])

  return { secondsLeft, restart }
}
