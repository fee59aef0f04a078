import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { logInStateAfter } from '../lib/log-in-state.ts'
import { paths } from '../lib/paths.ts'
import { onSessionEnd } from '../lib/session.ts'
import { watchSession } from '../lib/session-watch.ts'
import { LateNotices } from './late-notices.tsx'

/** After a navigation the page's heading takes the focus, unless the page has put it somewhere itself. */
function useFocusOnNavigation(pathname: string) {
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const main = document.querySelector('main')
    if (main?.contains(document.activeElement) === true) return
    const heading = main?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}

/** The server named the address of the page that was opened; after a navigation it is another, which a browser would share. */
function useOwnAddress(pathname: string) {
  const opened = useRef(pathname)

  useEffect(() => {
    if (opened.current !== pathname) document.querySelector('link[rel="canonical"]')?.remove()
  }, [pathname])
}

function useSession() {
  const navigate = useNavigate()
  const location = useLocation()
  const place = useRef(location)

  useEffect(() => {
    place.current = location
  }, [location])

  useEffect(() => watchSession(), [])

  useEffect(
    () =>
      onSessionEnd((reason) => {
        if (place.current.pathname === paths.logIn) return
        void navigate(paths.logIn, { replace: true, state: logInStateAfter(reason, place.current) })
      }),
    [navigate],
  )
}

/** Around every page: the skip link, focus and scroll on navigation, and the end of a session wherever it happens. */
export function RootLayout() {
  const { t } = useTranslation('ui')
  const { pathname } = useLocation()
  useFocusOnNavigation(pathname)
  useOwnAddress(pathname)
  useSession()

  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-base bg-accent px-4 py-2 text-on-accent focus:translate-y-0 print:hidden"
      >
        {t('skipToContent')}
      </a>
      <Outlet />
      <ScrollRestoration />
      <LateNotices />
    </>
  )
}
