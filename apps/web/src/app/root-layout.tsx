import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { focusHeading } from './focus-heading.ts'
import { RootFrame } from './root-frame.tsx'

/** After a navigation the page's heading takes the focus, unless the page has put it somewhere itself. */
function useFocusOnNavigation(pathname: string) {
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return undefined
    previous.current = pathname
    // A press of Tab may have led here: between two elements nothing has the focus, until its event has ended.
    const timer = setTimeout(focusHeading)
    return () => clearTimeout(timer)
  }, [pathname])
}

/** The server named the address of the page that was opened; after a navigation it is another, which a browser would share. */
function useOwnAddress(pathname: string) {
  const opened = useRef(pathname)

  useEffect(() => {
    if (opened.current !== pathname) document.querySelector('link[rel="canonical"]')?.remove()
  }, [pathname])
}

/** Around every page that the router shows: what stands around all, and focus and scroll on navigation. */
export function RootLayout() {
  const { pathname } = useLocation()
  useFocusOnNavigation(pathname)
  useOwnAddress(pathname)

  return (
    <RootFrame>
      <Outlet />
      <ScrollRestoration />
    </RootFrame>
  )
}
