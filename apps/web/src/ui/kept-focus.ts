import { type RefObject, useEffect, useRef } from 'react'

type KeptFocus<Box extends HTMLElement> = {
  ref: RefObject<Box | null>
  tabIndex: -1
  onFocus: () => void
  onBlur: () => void
}

/**
 * For a box whose buttons go with what they did ('Accept' in a list of requests). When the one that had the focus is taken out of the page,
 * the box takes it: else it falls to the top of the page, and whoever works by keyboard begins anew. Spread the result on the box, which
 * needs a name.
 */
export function useKeptFocus<Box extends HTMLElement>(): KeptFocus<Box> {
  const ref = useRef<Box>(null)
  const isInside = useRef(false)

  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const observer = new MutationObserver(() => {
      if (isInside.current && document.activeElement === document.body) box.focus({ preventScroll: true })
    })
    observer.observe(box, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    // React says nothing of the blur of what it takes away itself, which is how the two are told apart.
    onBlur: () => {
      isInside.current = false
    },
  }
}
