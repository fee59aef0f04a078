import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { watchSession } from '../lib/session/session-watch.ts'
import { isAtDialogEntry } from '../ui/dialog/dialog-mark.ts'
import { LazyNotices } from './lazy-notices.tsx'

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

/** A dialog looks after the history by itself; only what a reload leaves of one is looked after here, when there is something left. */
function useDialogEntry() {
  useEffect(() => {
    if (!isAtDialogEntry()) return
    import('../ui/dialog/dialog-history.ts').then(
      ({ watchDialogHistory }) => watchDialogHistory(),
      () => undefined,
    )
  }, [])
}

/** Around every page: the skip link, focus and scroll on navigation, Back over a dialog, and the watch that ends a session. */
export function RootLayout() {
  const { t } = useTranslation('ui')
  const { pathname } = useLocation()
  useFocusOnNavigation(pathname)
  useOwnAddress(pathname)
  useEffect(() => watchSession(), [])
  useDialogEntry()

  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-skip -translate-y-20 rounded-base bg-accent px-4 py-2 text-on-accent focus:translate-y-0 print:hidden"
      >
        {t('skipToContent')}
      </a>
      <LazyNotices />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
