import { useEffect, useState } from 'react'

/** Whether a text has stayed the same for so long: help comes when a person pauses, not while they type. */
export function useRested(text: string, ms: number): boolean {
  const [restedText, setRestedText] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRestedText(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return restedText === text
}
