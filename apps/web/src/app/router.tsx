import { Navigate, type RouteObject, redirect } from 'react-router'
import { answerPaths, opinionPaths, othersProfile, paths } from '../lib/paths.ts'
import { hasUsableToken } from '../lib/session/session.ts'
import { laterPages } from './later-pages.ts'
import { lazily, orItsFailure } from './lazy-page.tsx'
import { PageLoading } from './page-loading.tsx'
import { RequireSession } from './require-session.tsx'
import { RootLayout } from './root-layout.tsx'
import { RouteFailure } from './route-failure.tsx'

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

const onboardingTexts = ['onboarding', 'people'] as const

const onboardingRoutes: RouteObject[] = [
  {
    path: paths.profile,
    ...lazily(
      onboardingTexts,
      async () => (await import('../features/onboarding/profession-page.tsx')).ProfessionPage,
    ),
  },
  {
    path: paths.doctor,
    ...lazily(
      onboardingTexts,
      async () => (await import('../features/onboarding/doctor-page.tsx')).DoctorPage,
    ),
  },
  {
    path: paths.student,
    ...lazily(
      onboardingTexts,
      async () => (await import('../features/onboarding/student-page.tsx')).StudentPage,
    ),
  },
  {
    path: paths.finalProfile,
    ...lazily(
      onboardingTexts,
      async () => (await import('../features/onboarding/personal-page.tsx')).DoctorPersonalPage,
    ),
  },
  {
    path: paths.finalStudentProfile,
    ...lazily(
      onboardingTexts,
      async () => (await import('../features/onboarding/personal-page.tsx')).StudentPersonalPage,
    ),
  },
  {
    path: paths.verificationSuccess,
    ...lazily(
      onboardingTexts,
      async () => (await import('../features/onboarding/welcome-page.tsx')).DoctorWelcomePage,
    ),
  },
  {
    path: paths.verificationStudentSuccess,
    ...lazily(
      onboardingTexts,
      async () => (await import('../features/onboarding/welcome-page.tsx')).StudentWelcomePage,
    ),
  },
]

const signedInRoutes: RouteObject[] = [
  {
    ...lazily(['controls', 'layout'], async () => (await import('./onboarding-shell.tsx')).OnboardingShell),
    children: onboardingRoutes,
  },
  ...laterPages.map((path) => ({ path, element: <Navigate to={paths.dashboard} replace /> })),
  {
    ...lazily(['controls', 'layout'], async () => (await import('./signed-in-shell.tsx')).SignedInShell),
    children: [
      {
        path: paths.dashboard,
        ...lazily(
          ['dashboard', 'people'],
          async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
        ),
      },
      {
        path: paths.doctorProfile,
        ...lazily(
          ['people'],
          async () => (await import('../features/profile/own-profile-page.tsx')).DoctorProfilePage,
        ),
      },
      {
        path: paths.studentProfile,
        ...lazily(
          ['people'],
          async () => (await import('../features/profile/own-profile-page.tsx')).StudentProfilePage,
        ),
      },
      {
        path: paths.ai,
        ...lazily(
          ['ai', 'answer-record', 'conversation', 'evidence', 'summary'],
          async () => (await import('../features/ai/ai-page.tsx')).AiPage,
        ),
        // One page at all addresses of answers, which stays while one leads to another; it reads them itself.
        children: [
          { index: true, element: null },
          ...Object.values(answerPaths).map((path) => ({ path, element: null })),
        ],
      },
      {
        path: paths.circle,
        ...lazily(['circle'], async () => (await import('../features/circle/circle-page.tsx')).CirclePage),
      },
      {
        path: othersProfile,
        ...lazily(
          ['circle'],
          async () => (await import('../features/circle/others-profile-page.tsx')).OthersProfilePage,
        ),
      },
      {
        path: paths.notifications,
        ...lazily(
          ['notifications'],
          async () => (await import('../features/notifications/notifications-page.tsx')).NotificationsPage,
        ),
      },
      {
        path: paths.secondOpinion,
        ...lazily(
          ['second-opinion'],
          async () => (await import('../features/second-opinion/opinions-page.tsx')).OpinionsPage,
        ),
      },
      {
        path: opinionPaths.ask,
        ...lazily(
          ['second-opinion'],
          async () => (await import('../features/second-opinion/ask-page.tsx')).AskPage,
        ),
      },
      {
        path: opinionPaths.opinion,
        ...lazily(
          ['second-opinion', 'ai', 'answer-record', 'conversation', 'evidence', 'summary'],
          async () => (await import('./opinion-route.tsx')).OpinionRoute,
        ),
      },
      {
        path: paths.settings,
        ...lazily(
          ['settings'],
          async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
        ),
      },
      {
        path: paths.requestData,
        ...lazily(
          ['settings'],
          async () => (await import('../features/settings/request-data-page.tsx')).RequestDataPage,
        ),
      },
    ],
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
