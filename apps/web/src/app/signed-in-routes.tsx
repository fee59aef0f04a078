import type { CalculatorId } from '@auscult/calculators/calculator.ts'
import { Navigate, type RouteObject } from 'react-router'
import { opinionPaths, othersProfile, paths, postPaths, watchPaths } from '../lib/paths.ts'
import { laterPages } from './later-pages.ts'
import { lazily } from './lazy-page.tsx'

const onboardingTexts = ['onboarding', 'people', 'reference'] as const

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

/** Each has a page by its id; named here, so that the first load knows nothing of their rules. */
const calculators: readonly CalculatorId[] = [
  'cha2-ds2-vasc',
  'has-bled',
  'heart',
  'wells-dvt',
  'wells-pe',
  'qsofa',
  'curb-65',
  'sirs-sepsis',
  'gcs',
]

const toolsRoutes: RouteObject[] = [
  {
    path: paths.tools,
    ...lazily(['tools'], async () => (await import('../features/tools/tools-page.tsx')).ToolsPage),
  },
  {
    path: paths.calculators,
    ...lazily(
      ['tools'],
      async () => (await import('../features/tools/calculators/calculator-list-page.tsx')).CalculatorListPage,
    ),
  },
  {
    path: paths.launch,
    ...lazily(['tools'], async () => (await import('../features/tools/smart/launch-page.tsx')).LaunchPage),
  },
  {
    path: paths.launched,
    ...lazily(
      ['tools'],
      async () => (await import('../features/tools/smart/launched-page.tsx')).LaunchedPage,
    ),
  },
  ...calculators.map((id) => ({
    path: `${paths.calculators}/${id}`,
    ...lazily(
      ['evidence', 'tools'],
      async () => (await import('../features/tools/calculators/calculator-page.tsx')).calculatorPages[id],
    ),
  })),
  {
    path: paths.labValues,
    ...lazily(['tools'], async () => (await import('../features/tools/labs/labs-page.tsx')).LabsPage),
  },
  {
    path: paths.antibiotics,
    ...lazily(
      ['evidence', 'tools'],
      async () => (await import('../features/tools/antibiotics/antibiotics-page.tsx')).AntibioticsPage,
    ),
  },
]

const readingTexts = ['evidence', 'reading', 'reference'] as const

const readingRoutes: RouteObject[] = [
  {
    path: paths.brief,
    ...lazily(readingTexts, async () => (await import('../features/reading/feed/feed-page.tsx')).BriefPage),
  },
  {
    path: paths.review,
    ...lazily(readingTexts, async () => (await import('../features/reading/feed/feed-page.tsx')).ReviewPage),
  },
  {
    path: paths.feed,
    ...lazily(readingTexts, async () => (await import('../features/reading/feed/feed-page.tsx')).AllPage),
  },
  ...Object.values(postPaths).map((path) => ({
    path,
    ...lazily(readingTexts, async () => (await import('../features/reading/post/post-page.tsx')).PostPage),
  })),
  {
    path: paths.saved,
    ...lazily(
      [...readingTexts, 'answer-record'],
      async () => (await import('../features/reading/saved/saved-page.tsx')).SavedPage,
    ),
  },
]

/** Open to everybody, and hardly ever the first page. */
export const rareRoutes: RouteObject[] = [
  {
    path: paths.inviteOptOut,
    ...lazily(
      ['access', 'circle'],
      async () => (await import('../features/auth/stop-mails/invite-opt-out-page.tsx')).InviteOptOutPage,
    ),
  },
  {
    path: paths.endWeeklyMail,
    ...lazily(
      ['access', 'settings'],
      async () => (await import('../features/auth/stop-mails/end-weekly-mail-page.tsx')).EndWeeklyMailPage,
    ),
  },
]

/** The pages of who is signed in, each fetched when it is opened. */
export const signedInRoutes: RouteObject[] = [
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
          ['circle', 'dashboard', 'people', 'reference', 'tools'],
          async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
        ),
      },
      {
        path: paths.doctorProfile,
        ...lazily(
          ['people', 'reference'],
          async () => (await import('../features/profile/own-profile-page.tsx')).DoctorProfilePage,
        ),
      },
      {
        path: paths.studentProfile,
        ...lazily(
          ['people', 'reference'],
          async () => (await import('../features/profile/own-profile-page.tsx')).StudentProfilePage,
        ),
      },
      {
        // One page at all addresses of answers, which stays while one leads to another; it reads them itself.
        path: `${paths.ai}/*`,
        ...lazily(
          ['ai', 'answer-record', 'conversation', 'evidence', 'summary', 'watch'],
          async () => (await import('../features/ai/ai-page.tsx')).AiPage,
        ),
      },
      {
        path: paths.watched,
        ...lazily(
          ['evidence', 'summary', 'watch'],
          async () => (await import('../features/ai/watch/watched-page.tsx')).WatchedPage,
        ),
      },
      {
        path: watchPaths.change,
        ...lazily(
          ['ai', 'answer-record', 'conversation', 'evidence', 'summary', 'watch'],
          async () => (await import('../features/ai/watch/change-page.tsx')).ChangePage,
        ),
      },
      ...readingRoutes,
      ...toolsRoutes,
      {
        path: paths.circle,
        ...lazily(
          ['circle', 'reference'],
          async () => (await import('../features/circle/circle-page.tsx')).CirclePage,
        ),
      },
      {
        path: othersProfile,
        ...lazily(
          ['circle', 'reference'],
          async () => (await import('../features/circle/others-profile-page.tsx')).OthersProfilePage,
        ),
      },
      {
        path: paths.notifications,
        ...lazily(
          ['notifications', 'reference'],
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
          ['second-opinion', 'reference'],
          async () => (await import('../features/second-opinion/ask-page.tsx')).AskPage,
        ),
      },
      {
        path: opinionPaths.opinion,
        ...lazily(
          [
            'second-opinion',
            'ai',
            'answer-record',
            'conversation',
            'evidence',
            'summary',
            'reading',
            'reference',
          ],
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
