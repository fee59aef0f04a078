import { useEffect, useState } from 'react'

/** The value once it has not changed for so long, so that typing asks once and not with each letter. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])

  return settled
}
