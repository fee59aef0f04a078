import { LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { forgetUnsent } from '../lib/session/unsent.ts'
import { logOut } from './log-out.ts'
import { warmSettings } from './settings-overlay.ts'
import { tabs } from './tabs.ts'

const look =
  'flex min-h-11 w-full items-center gap-3 rounded-base px-3 text-base transition-colors hover:bg-hover [&>svg]:size-5 [&>svg]:stroke-[1.5]'

type SidebarTabsProps = { onChoose?: () => void; onSettings: () => void }

/** The places of the product, the settings, and the way out. */
export function SidebarTabs({ onChoose, onSettings }: SidebarTabsProps) {
  const { t } = useTranslation('layout')
  const [leaving, setLeaving] = useState(false)

  function handleLogOut() {
    setLeaving(true)
    // Only a chosen log-out forgets unsent text: who was logged out for being idle wants it back.
    forgetUnsent()
    void logOut()
  }

  return (
    <nav aria-label={t('navigation')} className="flex flex-1 flex-col">
      <ul className="space-y-0.5">
        {tabs.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onChoose}
              className={({ isActive }) =>
                `${look} ${isActive ? 'bg-selected font-semibold text-accent' : 'text-muted'}`
              }
            >
              <Icon aria-hidden="true" />
              {t(label)}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${look} text-muted`}
            onFocus={warmSettings}
            onPointerEnter={warmSettings}
            onClick={onSettings}
          >
            <Settings aria-hidden="true" />
            {t('settings')}
          </button>
        </li>
      </ul>
      <button
        type="button"
        disabled={leaving}
        className={`${look} mt-2 border-t border-line pt-2 text-muted md:mt-auto`}
        onClick={handleLogOut}
      >
        <LogOut aria-hidden="true" />
        {leaving ? t('loggingOut') : t('logOut')}
      </button>
    </nav>
  )
}
