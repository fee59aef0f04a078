/**
 * The pages that are prerendered, and what each needs at once beside the entry: modules below `src`, and the namespaces of its texts.
 * They look the same for every stranger; what depends on the person comes with the script.
 */
export const prerenderedPages = [
  { path: '/', modules: ['features/landing/landing-page.tsx'], namespaces: [] },
  {
    path: '/login',
    modules: ['app/query-layout.tsx', 'features/auth/log-in/log-in-page.tsx'],
    namespaces: ['access'],
  },
  {
    path: '/signup',
    // What asks for the visitor's country comes after: the page is read first.
    modules: ['app/query-layout.tsx', 'features/auth/sign-up/sign-up-page.tsx'],
    namespaces: ['access'],
  },
] as const

export type PrerenderedPage = (typeof prerenderedPages)[number]
