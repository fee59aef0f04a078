import { useEffect, useEffectEvent } from 'react'

/** Runs `action` once `isWaiting` has held for `delayMs`; leaving the page or a change of mind calls it off. */
export function useDelayed(isWaiting: boolean, delayMs: number, action: () => void): void {
  const run = useEffectEvent(action)

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => run(), delayMs)
    return () => clearTimeout(timer)
  }, [isWaiting, delayMs])
}
