import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { watchSession } from '../lib/session/session-watch.ts'
import { isAtDialogEntry } from '../ui/dialog/dialog-mark.ts'
import { LazyNotices } from './lazy-notices.tsx'

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

/** Around every page, with the router and without: the skip link, Back over a dialog, the watch that ends a session, the notices. */
export function RootFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
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
      {children}
    </>
  )
}
