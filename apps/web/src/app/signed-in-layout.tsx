import { useQuery } from '@tanstack/react-query'
import { Menu } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { identityQuery } from '../lib/session/identity.ts'
import { ownProfilePath } from '../people/own-profile-path.ts'
import { PersonName } from '../people/person-name.tsx'
import { useOwnPicture } from '../people/picture.ts'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import { Drawer } from '../ui/dialog/drawer.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { DockArea } from '../ui/layout/dock.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { PageLoading } from './page-loading.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { SettingsOverlay } from './settings-overlay.ts'
import { SidebarTabs } from './sidebar-tabs.tsx'
import { tabs } from './tabs.ts'

/*
 * Accessibility
 * - Landmarks: navigation, banner, main. The skip link of the root goes to main.
 * - Under 769 px the navigation is a dialog behind a menu button, which closes when a tab is chosen, and a bar at the foot.
 */

/** Around every signed-in page: the tabs at the side, who is signed in at the top, and the dock of the page at the foot. */
export function SignedInLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('layout')
  const [menuOpen, setMenuOpen] = useState(false)
  const [settingsOpen, setSettingsOpen] = useState(false)

  return (
    <div
      className={classNames(
        'isolate min-h-dvh md:grid md:grid-cols-[13rem_minmax(0,1fr)] print:block',
        tabs.length > 1 && 'max-md:pb-14 max-md:[--bottom-bar:3.5rem]',
      )}
    >
      <aside className="sticky top-0 flex h-dvh flex-col border-r border-line px-3 py-4 max-md:hidden print:hidden">
        <Wordmark className="mb-6 px-3 text-xl" />
        <SidebarTabs onSettings={() => setSettingsOpen(true)} />
      </aside>
      <div className="flex min-h-[calc(100dvh-var(--bottom-bar,0px))] min-w-0 flex-col">
        <header className="flex h-14 items-center gap-2 border-b border-line px-4 sm:px-8 print:hidden">
          <IconButton label={t('menu')} className="-ml-2 md:hidden" onClick={() => setMenuOpen(true)}>
            <Menu />
          </IconButton>
          <Wordmark className="shrink-0 text-lg md:hidden" />
          <div className="ml-auto flex min-w-0 items-center gap-1">
            <ProfileCard />
            <NotificationBell />
            <LanguageMenu />
            <ThemeToggle />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col focus:outline-none">
          <DockArea>
            <Suspense fallback={<PageLoading />}>{children ?? <Outlet />}</Suspense>
          </DockArea>
        </main>
      </div>
      <BottomBar tabs={tabs} />
      <Drawer title={t('menu')} side="left" open={menuOpen} onOpenChange={setMenuOpen}>
        <div className="p-3">
          <SidebarTabs
            onChoose={() => setMenuOpen(false)}
            onSettings={() => {
              setMenuOpen(false)
              setSettingsOpen(true)
            }}
          />
        </div>
      </Drawer>
      <SettingsOverlay title={t('settings')} open={settingsOpen} onOpenChange={setSettingsOpen} />
    </div>
  )
}

/** Who is signed in, and the way to the own profile. */
function ProfileCard() {
  const { data: identity, isError } = useQuery(identityQuery)
  const picture = useOwnPicture()
  if (isError) return null
  if (!identity) return <Skeleton className="h-5 w-32" />

  return (
    <Link
      to={ownProfilePath(identity.type)}
      className="target mr-1 flex min-w-0 items-center gap-2 rounded-base px-1.5 text-sm font-semibold hover:bg-hover"
    >
      <Avatar name={identity.name} picture={picture} />
      <span className="flex min-w-0 max-sm:sr-only">
        <PersonName person={identity} cut />
      </span>
    </Link>
  )
}
