import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** The dialog is an eighth of the log-in page's script, and most people know their password. */
const loadDialog = async () => ({
  default: (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog,
})
const ForgotPasswordDialog = lazy(loadDialog)

/** For the moment before the press. What fails is tried again then. */
function warmDialog(): void {
  loadDialog().catch(() => undefined)
}

/**
 * The link and the dialog it opens over the log-in form, so that nothing typed there is lost. The link leads to a path of its own,
 * which shows the same dialog: mails and the page of an invalid link point there.
 */
export function ForgotPassword() {
  const { t } = useTranslation('access')
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isOwnPath = pathname === paths.forgotPassword
  const [isOpen, setIsOpen] = useState(isOwnPath)
  const [isWanted, setIsWanted] = useState(isOwnPath)

  const handleClick = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (isForNewTab) return
    event.preventDefault()
    setIsWanted(true)
    setIsOpen(true)
  }

  const handleOpenChange = (next: boolean) => {
    setIsOpen(next)
    if (!next && isOwnPath) void navigate(paths.logIn, { replace: true, state: state as unknown })
  }

  return (
    <>
      <Link
        to={paths.forgotPassword}
        onClick={handleClick}
        onFocus={warmDialog}
        onPointerEnter={warmDialog}
        className="target -my-2 inline-flex items-center self-end text-sm font-semibold text-accent underline underline-offset-4"
      >
        {t('forgot.link')}
      </Link>
      {isWanted && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog open={isOpen} onOpenChange={handleOpenChange} />
        </Suspense>
      )}
    </>
  )
}
