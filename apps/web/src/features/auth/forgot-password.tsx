import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SendLinkForm } from './send-link-form.tsx'

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

  const handleClick = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (isForNewTab) return
    event.preventDefault()
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
        className="target -my-2 inline-flex items-center self-end text-sm font-semibold text-accent underline underline-offset-4"
      >
        {t('forgot.link')}
      </Link>
      <Dialog title={t('forgot.title')} open={isOpen} onOpenChange={handleOpenChange}>
        <SendLinkForm />
      </Dialog>
    </>
  )
}
