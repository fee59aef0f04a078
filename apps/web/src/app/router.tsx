import { type RouteObject, redirect } from 'react-router'
import { paths } from '../lib/paths.ts'
import { hasUsableToken } from '../lib/session/session.ts'
import { lazily, orItsFailure } from './lazy-page.tsx'
import { PageLoading } from './page-loading.tsx'
import { RequireSession } from './require-session.tsx'
import { RootLayout } from './root-layout.tsx'
import { RouteFailure } from './route-failure.tsx'
import { rareRoutes, signedInRoutes } from './signed-in-routes.tsx'

/** Who is signed in already has no use for the landing page or for logging in. */
const skipWhenSignedIn = () => (hasUsableToken() ? redirect(paths.ai) : null)

const landingRoute: RouteObject = {
  path: paths.home,
  loader: skipWhenSignedIn,
  ...lazily([], async () => (await import('../features/landing/landing-page.tsx')).LandingPage),
}

const logInPage = lazily(
  ['access'],
  async () => (await import('../features/auth/log-in/log-in-page.tsx')).LogInPage,
)

const visitorRoutes: RouteObject[] = [
  ...(['terms', 'privacy', 'copyright'] as const).map((name) => ({
    path: paths[name],
    ...lazily([], async () => (await import('../features/landing/company/legal-page.tsx')).legalPages[name]),
  })),
  {
    path: paths.logIn,
    loader: skipWhenSignedIn,
    ...logInPage,
  },
  {
    // Mails about what happened to an account lead here, also people who are signed in.
    path: paths.forgotPassword,
    ...logInPage,
  },
  {
    path: paths.resetPassword,
    ...lazily(
      ['access'],
      async () => (await import('../features/auth/passwords/reset-password-page.tsx')).ResetPasswordPage,
    ),
  },
  {
    path: paths.signUp,
    ...lazily(['access'], async () => (await import('../features/auth/sign-up/sign-up-page.tsx')).SignUpPage),
  },
  {
    path: paths.accuracy,
    ...lazily(
      ['accuracy', 'layout'],
      async () => (await import('../features/accuracy/accuracy-page.tsx')).AccuracyPage,
    ),
  },
]

/** Every component in every state, for those who build with them: a development server has it, the product does not. */
const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/ui',
        ...lazily(['controls'], async () => (await import('../gallery/gallery-page.tsx')).GalleryPage),
      },
    ]
  : []

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageLoading,
    children: [
      landingRoute,
      ...galleryRoutes,
      {
        ErrorBoundary: RouteFailure,
        lazy: async () => ({
          Component: await orItsFailure(async () => (await import('./query-layout.tsx')).QueryLayout),
        }),
        children: [
          ...visitorRoutes,
          ...rareRoutes,
          { Component: RequireSession, children: signedInRoutes },
          {
            path: '*',
            ErrorBoundary: RouteFailure,
            lazy: async () => ({
              Component: await orItsFailure(async () => (await import('./unknown-page.tsx')).UnknownPage),
            }),
          },
        ],
      },
    ],
  },
]
