import { type ReactNode, useEffect } from 'react'
import { focusHeading } from './focus-heading.ts'

/** Around the product when somebody comes to it from a page that stood without the router: what the router does at its own navigations. */
export function Arrived({ children }: { children: ReactNode }) {
  useEffect(() => {
    scrollTo(0, 0)
    // The server named the address of the page that was opened, which a browser would share.
    document.querySelector('link[rel="canonical"]')?.remove()
    // A press of Tab may have led here: between two elements nothing has the focus, until its event has ended.
    const timer = setTimeout(focusHeading)
    return () => clearTimeout(timer)
  }, [])

  return children
}
