/** The routes of the product, so that a link is a name and not a string. */
export const paths = {
  home: '/',
  logIn: '/login',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  inviteOptOut: '/invite-opt-out',
  endWeeklyMail: '/end-weekly-mail',
  dashboard: '/dashboard',
  ai: '/ai',
  brief: '/brief',
  review: '/review',
  feed: '/feed',
  saved: '/saved',
  profile: '/profile',
  tools: '/tools',
  calculators: '/tools/calcs',
  labValues: '/tools/lab-values',
  antibiotics: '/tools/antibiotics',
  launch: '/launch',
  launched: '/launch/record',
  settings: '/settings',
  requestData: '/request-data',
  circle: '/circle',
  notifications: '/notifications',
  secondOpinion: '/second-opinion',
  watched: '/watched-questions',
  doctor: '/doctor',
  student: '/student',
  finalProfile: '/final-profile',
  finalStudentProfile: '/final-Student-Profile',
  verificationSuccess: '/verification-success',
  verificationStudentSuccess: '/verification-student-success',
  doctorProfile: '/doctor-profile',
  studentProfile: '/student-profile',
  accuracy: '/about/accuracy',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  copyright: '/copyright-and-fair-use',
} as const

/** Another person's profile by their name; who it is stands in the navigation's state as `userId`. */
export const othersProfile = '/others-profile/:name'

/** Below second opinions lies each by its id, and the page that asks for one. */
export const opinionPaths = {
  opinion: `${paths.secondOpinion}/:opinionId`,
  ask: `${paths.secondOpinion}/ask`,
} as const

const askKeys = { answer: 'question', post: 'post' } as const

/** Where a second opinion is asked on one of one's answers, or on a post. */
export function askPathOf(kind: keyof typeof askKeys, id: string): string {
  return `${opinionPaths.ask}?${askKeys[kind]}=${id}`
}

/** Which of them an address names: that of `askPathOf`. */
export function readAskPath(search: URLSearchParams): { kind: keyof typeof askKeys; id: string } {
  const post = search.get(askKeys.post)
  return post === null ? { kind: 'answer', id: search.get(askKeys.answer) ?? '' } : { kind: 'post', id: post }
}

/** Below each list lies every item of it by its id. */
export const postPaths = {
  news: `${paths.brief}/:postId`,
  research: `${paths.review}/:postId`,
  any: `${paths.feed}/:postId`,
} as const

/** Below the watched questions lies each change of an answer by its id. */
export const watchPaths = { change: `${paths.watched}/:changeId` } as const
