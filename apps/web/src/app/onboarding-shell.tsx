import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { logOut } from './log-out.ts'
import { PageLoading } from './page-loading.tsx'

/** Around onboarding: no tabs, which lead nowhere yet, but the way out. */
export function OnboardingShell() {
  const { t } = useTranslation('layout')
  return (
    <ToastProvider>
      <div className="flex min-h-dvh flex-col">
        <header className="flex items-center justify-between gap-2 border-b border-line px-4 py-2 sm:px-8">
          <Wordmark className="text-lg sm:text-xl" />
          <div className="flex items-center gap-1">
            <LanguageMenu />
            <ThemeToggle />
            <Button variant="plain" className="-mr-3 text-sm" onClick={() => void logOut()}>
              {t('logOut')}
            </Button>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col focus:outline-none">
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </ToastProvider>
  )
}
