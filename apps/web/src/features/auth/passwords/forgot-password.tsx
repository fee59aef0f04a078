import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { PlaceLink } from '../../../lib/place/place-link.tsx'
import { useGo, usePlace } from '../../../lib/place/place.ts'
import { lateDialog } from '../../../ui/dialog/lazy-dialog.tsx'

const { LazyDialog, warm } = lateDialog(
  async () => (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog,
)

/**
 * Opens the dialog; in a new tab, and where no script runs, it leads to the path that shows the same. Pressed before the script is
 * there, it is pressed again when it is (`data-opens`, see `public/before-paint.js`).
 */
export function ForgotPasswordLink({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('access')

  const handleClick = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (isForNewTab) return
    event.preventDefault()
    onOpen()
  }

  return (
    <PlaceLink
      to={paths.forgotPassword}
      data-opens
      onClick={handleClick}
      onFocus={warm}
      onPointerEnter={warm}
      className="target -my-2 inline-flex items-center self-end text-sm font-semibold text-accent underline underline-offset-4"
    >
      {t('forgot.link')}
    </PlaceLink>
  )
}

type ForgotPasswordProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The address to begin with. */
  email: string
}

/**
 * The dialog over the log-in form, so that nothing typed there is lost. It stands beside the form and not in it: React tells the
 * form around a dialog of what is sent within. At its own path, where mails and the page of an invalid link lead, it is open at once.
 */
export function ForgotPassword({ open, onOpenChange, email }: ForgotPasswordProps) {
  const { t } = useTranslation('access')
  const { pathname, state } = usePlace()
  const go = useGo()
  const isOwnPath = pathname === paths.forgotPassword

  const handleOpenChange = (next: boolean) => {
    onOpenChange(next)
    if (!next && isOwnPath) go(paths.logIn, { replace: true, state })
  }

  return (
    <LazyDialog
      title={t('forgot.title')}
      open={open}
      onOpenChange={handleOpenChange}
      email={email}
      hasOwnAddress={isOwnPath}
    />
  )
}
