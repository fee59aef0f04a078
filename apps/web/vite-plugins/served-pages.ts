/**
 * The pages that the server sends drawn, and what each loads beside the entry: modules below `src`, and the namespaces of its texts.
 * They look the same for every stranger; what depends on the person comes with the script.
 */
export const servedPages = [
  { path: '/', module: 'features/landing/landing-page.tsx', namespaces: [] },
  { path: '/login', module: 'features/auth/log-in-page.tsx', namespaces: ['access'] },
  { path: '/signup', module: 'features/auth/sign-up-page.tsx', namespaces: ['access'] },
] as const

export type ServedPage = (typeof servedPages)[number]
