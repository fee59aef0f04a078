import { LogOut, MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { forgetDraft } from '../features/ai/ask/draft.ts'
import { paths } from '../lib/paths.ts'
import { logOutHere } from '../lib/session/session-on-server.ts'

const look =
  'flex min-h-11 w-full items-center gap-3 rounded-base px-3 text-base transition-colors hover:bg-sunken [&>svg]:size-5 [&>svg]:stroke-[1.5]'

/** The places of the product, and the way out. */
export function SidebarTabs({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('layout')
  const [leaving, setLeaving] = useState(false)

  function handleLogOut() {
    setLeaving(true)
    // Only a chosen log-out forgets unsent text: who was logged out for being idle wants it back.
    forgetDraft()
    void logOutHere()
  }

  return (
    <nav aria-label={t('navigation')}>
      <ul className="space-y-0.5">
        <li>
          <NavLink
            to={paths.ai}
            onClick={onChoose}
            className={({ isActive }) =>
              `${look} ${isActive ? 'bg-accent-soft font-semibold text-accent' : 'text-muted'}`
            }
          >
            <MessageCircleQuestionMark aria-hidden="true" />
            {t('ai')}
          </NavLink>
        </li>
        <li className="mt-2 border-t border-line pt-2">
          <button type="button" disabled={leaving} className={`${look} text-muted`} onClick={handleLogOut}>
            <LogOut aria-hidden="true" />
            {leaving ? t('loggingOut') : t('logOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
