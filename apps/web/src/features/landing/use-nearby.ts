import { type RefObject, useEffect, useRef, useState } from 'react'

const margin = '800px'

/** Whether an element has come near the visible part of the page, so that what it needs can wait until then. */
export function useNearby<Shown extends Element>(): { ref: RefObject<Shown | null>; isNearby: boolean } {
  const ref = useRef<Shown>(null)
  const [isNearby, setIsNearby] = useState(false)

  useEffect(() => {
    if (ref.current === null || isNearby) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNearby(true)
      },
      { rootMargin: margin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNearby])

  return { ref, isNearby }
}
