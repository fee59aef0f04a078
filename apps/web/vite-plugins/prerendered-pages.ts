/**
 * The pages that are prerendered, and what each needs at once beside the entry: modules below `src`, and the namespaces of its texts.
 * They look the same for every stranger; what depends on the person comes with the script.
 */
export const prerenderedPages = [
  { path: '/', modules: ['app/landing-app.tsx'], namespaces: [] },
  {
    path: '/login',
    modules: ['app/routed-app.tsx', 'app/query-layout.tsx', 'features/auth/log-in/log-in-page.tsx'],
    namespaces: ['access'],
  },
  {
    path: '/signup',
    // What asks for the visitor's country comes after: the page is read first.
    modules: ['app/routed-app.tsx', 'app/query-layout.tsx', 'features/auth/sign-up/sign-up-page.tsx'],
    namespaces: ['access'],
  },
] as const

/** What all other pages start with, which the browser should not ask for only when the entry has run. */
export const routedModules = ['app/routed-app.tsx'] as const

export type PrerenderedPage = (typeof prerenderedPages)[number]
