import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the page that loads when it is wanted; `load` stays the same at each rendering. What does not come is a failure the page can
 * show beside the rest; a rejected `lazy` would take the whole page away.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean) {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>()
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(1)

  useEffect(() => {
    if (!isWanted) return undefined
    let isAwaited = true
    const get = async () => {
      try {
        const Part = await load()
        if (isAwaited) setPart({ Part })
      } catch {
        if (isAwaited) setFailures(tries)
      }
    }
    void get()
    return () => {
      isAwaited = false
    }
  }, [isWanted, load, tries])

  return { Part: part?.Part, hasFailed: failures === tries, retry: () => setTries(tries + 1) }
}
