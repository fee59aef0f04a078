/** The routes of the product, so that a link is a name and not a string. */
export const paths = {
  home: '/',
  logIn: '/login',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  ai: '/ai',
  profile: '/profile',
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

/** Below the questions lies each answer by its id, its sources by their number, and how it was made. */
export const answerPaths = {
  answer: `${paths.ai}/:questionId`,
  source: `${paths.ai}/:questionId/sources/:sourceNumber`,
  record: `${paths.ai}/:questionId/record`,
} as const
