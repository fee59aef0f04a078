import { type RefObject, useEffect, useRef, useState } from 'react'

const margin = '800px'

/**
 * Whether an element has come near the visible part of the page, so that what it needs can wait until then. Who uses the keyboard gets
 * all of it at once: the next stop of Tab, or what find-in-page looks for, must not be missing because nobody has scrolled there.
 */
export function useLoadWhenVisible<Shown extends Element>(): {
  ref: RefObject<Shown | null>
  isNearby: boolean
} {
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
    const show = () => setIsNearby(true)
    addEventListener('keydown', show)
    return () => {
      observer.disconnect()
      removeEventListener('keydown', show)
    }
  }, [isNearby])

  return { ref, isNearby }
}
