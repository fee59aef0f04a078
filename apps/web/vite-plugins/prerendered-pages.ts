import { configRoute } from '@auscult/contract/envelope-wire.ts'

/**
 * The pages that are prerendered, and what each needs at once beside the entry: modules below `src`, and the namespaces of its texts.
 * `asks`: what the script asks the server for first, below its API, and the browser may ask for before.
 * `isForm`: one comes to fill something in, and the form can be used before the face of the headings is there.
 * They look the same for every stranger; what depends on the person comes with the script.
 */
export const prerenderedPages = [
  { path: '/', isForm: false, modules: ['app/landing-app.tsx'], namespaces: [], asks: [] },
  {
    path: '/login',
    isForm: true,
    modules: ['app/access-app.tsx', 'features/auth/log-in/log-in-page.tsx'],
    namespaces: ['access'],
    asks: [],
  },
  {
    path: '/signup',
    isForm: true,
    modules: [
      'app/access-app.tsx',
      'features/auth/sign-up/sign-up-page.tsx',
      'features/auth/sign-up/ask-country.ts',
      'features/auth/sign-up/sign-up-form.tsx',
    ],
    namespaces: ['access'],
    // The key with which the question for the country is sealed.
    asks: [configRoute.path],
  },
] as const

/** What all other pages start with, which the browser should not ask for only when the entry has run. */
export const routedModules = ['app/routed-app.tsx'] as const

export type PrerenderedPage = (typeof prerenderedPages)[number]
