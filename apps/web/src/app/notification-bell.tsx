import { countNotifications } from '@auscult/contract/people/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '../lib/calls/api.ts'
import { paths } from '../lib/paths.ts'
import { notificationsKey } from '../people/circle.ts'

/*
 * Accessibility
 * - A link whose name says how many are unread; the number on it repeats that.
 */

const mostShown = 99

/** Read when a page opens and when the tab is come back to, and never by the clock: a call tells the server that somebody is there. */
export function NotificationBell() {
  const { t } = useTranslation('layout')
  const { data } = useQuery({
    queryKey: [...notificationsKey, 'count'],
    queryFn: ({ signal }) => call(countNotifications, {}, { signal }),
    refetchOnWindowFocus: true,
    staleTime: 60_000,
  })
  const unread = data?.data.unread ?? 0
  const label = unread === 0 ? t('noneUnread') : t('unread', { count: unread })

  return (
    <Link
      to={paths.notifications}
      aria-label={label}
      title={label}
      className="target relative inline-flex size-9 shrink-0 items-center justify-center rounded-base text-muted transition-colors hover:bg-hover hover:text-text"
    >
      <Bell aria-hidden="true" className="size-5 stroke-[1.5]" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-0 right-0 min-w-4.5 rounded-full bg-accent px-1 text-center text-xs leading-4.5 font-semibold text-on-accent"
        >
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </Link>
  )
}
