import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { i18n } from '../lib/i18n.ts'
import { paths } from '../lib/paths.ts'
import { hasSession } from '../lib/session.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PageLoading } from './page-loading.tsx'
import { RequireSession } from './require-session.tsx'
import { RootLayout } from './root-layout.tsx'
import { RouteFailure } from './route-failure.tsx'

type Namespace = 'access'

/** A route whose code and texts load together when it is first wanted, with an error boundary of its own. */
function page(path: string, namespace: Namespace, load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    ErrorBoundary: RouteFailure,
    lazy: async () => {
      const [Component] = await Promise.all([load(), i18n.loadNamespaces(namespace)])
      return { Component }
    },
  }
}

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageLoading,
    children: [
      { path: paths.home, loader: () => redirect(hasSession() ? paths.ai : paths.logIn) },
      page(paths.logIn, 'access', async () => (await import('../features/auth/log-in-page.tsx')).LogInPage),
      page(
        paths.signUp,
        'access',
        async () => (await import('../features/auth/sign-up-page.tsx')).SignUpPage,
      ),
      {
        Component: RequireSession,
        children: [
          { path: paths.dashboard, loader: () => redirect(paths.ai) },
          { path: paths.profile, loader: () => redirect(paths.ai) },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]

export function createAppRouter() {
  return createBrowserRouter(routes)
}
