import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import type { Tab } from './tabs.ts'

/*
 * Accessibility
 * - A navigation named apart from the rail, of which a screen shows one or the other.
 * - Places are as wide as their words, so that long ones are whole; each has room for its bold form, so that nothing moves.
 * - Targets are 56 px high; the place one is at is told by weight and `aria-current`, not by colour alone.
 */

const most = 5

/** The first places of the product in reach of a thumb; the others are in the menu. One place alone needs no bar. */
export function BottomBar({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation('layout')
  if (tabs.length < 2) return null
  return (
    <nav
      aria-label={t('places')}
      className="fixed inset-x-0 bottom-0 z-dock flex h-14 border-t border-line bg-surface md:hidden print:hidden"
    >
      {tabs.slice(0, most).map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            `flex min-w-11 flex-auto flex-col items-center justify-center text-xs -outline-offset-2 [&>svg]:size-5 [&>svg]:stroke-[1.5] ${isActive ? 'font-semibold text-accent' : 'text-muted'}`
          }
        >
          <Icon aria-hidden="true" />
          <span
            data-label={t(label)}
            className="max-w-full truncate px-1 after:invisible after:block after:h-0 after:font-semibold after:content-[attr(data-label)]"
          >
            {t(label)}
          </span>
        </NavLink>
      ))}
    </nav>
  )
}
