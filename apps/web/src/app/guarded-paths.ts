/**
 * Signed-in routes of the product whose screen is not there yet: a stranger is sent to log in and back, who is signed in is told that
 * there is nothing. A path leaves this list when it gets a page in `router.tsx`.
 */
export const guardedPaths = [
  '/brief',
  '/review',
  '/feed',
  '/tools/*',
  '/saved',
  '/circle',
  '/notifications',
  '/settings',
  '/request-data',
  '/doctor',
  '/student',
  '/signup-verification',
  '/final-profile',
  '/final-Student-Profile',
  '/verification-success',
  '/verification-student-success',
  '/doctor-profile',
  '/student-profile',
  '/others-profile/:name',
] as const
