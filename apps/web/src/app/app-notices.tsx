import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { watchForUpdate } from '../lib/app-update.ts'
import { hasUsableToken } from '../lib/session/session.ts'
import { useConnection } from '../lib/use-connection.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'

/*
 * Accessibility
 * - A polite live region that is there before its text is, so that the text is announced.
 * - It takes no focus and covers no control: at the foot of a visitor's page, above the page of who is signed in, whose foot is
 *   the dock's.
 */

type NoticeProps = { onClose: () => void; children: ReactNode }

function Notice({ onClose, children }: NoticeProps) {
  const { t } = useTranslation('ui')

  return (
    <div className="flex items-center gap-3 rounded-base bg-text py-1.5 pr-1.5 pl-4 text-sm text-paper shadow-float">
      <div className="flex flex-1 flex-wrap items-center gap-x-4">{children}</div>
      <IconButton
        label={t('close')}
        className="text-paper hover:bg-transparent hover:text-paper"
        onClick={onClose}
      >
        <X />
      </IconButton>
    </div>
  )
}

/** Closed until the next time there is no connection, when it is made anew. */
function OfflineNotice() {
  const { t } = useTranslation('ui')
  const [isClosed, setIsClosed] = useState(false)

  if (isClosed) return null
  return (
    <Notice onClose={() => setIsClosed(true)}>
      <p className="py-1.5">{t('offline.text')}</p>
    </Notice>
  )
}

function UpdateNotice() {
  const { t } = useTranslation('ui')
  const [update, setUpdate] = useState<{ take: () => void }>()

  useEffect(() => {
    // The dev server builds no service worker.
    if (!import.meta.env.PROD) return undefined
    return watchForUpdate((take) => setUpdate({ take }))
  }, [])

  if (update === undefined) return null
  return (
    <Notice onClose={() => setUpdate(undefined)}>
      <p className="py-1.5">{t('update.text')}</p>
      <button
        type="button"
        className="target font-semibold underline underline-offset-4 focus-visible:outline-current"
        onClick={update.take}
      >
        {t('update.take')}
      </button>
    </Notice>
  )
}

/** What the app has to say about itself, on every page: no connection, and a new version to take. */
export function AppNotices() {
  const isConnected = useConnection()

  return (
    <div
      aria-live="polite"
      className={classNames(
        'z-notice flex flex-col print:hidden',
        hasUsableToken() ? 'sticky top-0' : 'fixed inset-x-4 bottom-3 mx-auto max-w-md gap-2',
      )}
    >
      {!isConnected && <OfflineNotice />}
      <UpdateNotice />
    </div>
  )
}
