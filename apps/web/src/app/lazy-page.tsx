import type { ComponentType } from 'react'
import { loadTexts } from '../lib/language/i18n.ts'
import { InLanguage } from '../lib/language/in-language.tsx'
import { sourceLanguage } from '../lib/language/interface-language.ts'
import { RouteFailure } from './route-failure.tsx'

type Namespace =
  | 'access'
  | 'accuracy'
  | 'ai'
  | 'answer-record'
  | 'circle'
  | 'controls'
  | 'conversation'
  | 'dashboard'
  | 'evidence'
  | 'layout'
  | 'notifications'
  | 'second-opinion'
  | 'settings'
  | 'onboarding'
  | 'people'
  | 'reference'
  | 'summary'
  | 'tools'

/** Of the texts in `locales`, what a page with words of its own shows. */
const englishTexts = ['ui'] as const

async function loadPage(
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType>,
): Promise<ComponentType> {
  return orItsFailure(async () => {
    const [Page] = await Promise.all([load(), ...namespaces.map(loadTexts)])
    return namespaces.length === 0 ? inEnglish(Page) : Page
  })
}

/** A page, or one that throws why it did not come. */
export async function orItsFailure(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load()
  } catch (error) {
    // React Router 8.5.1 shows an empty page when the first route's `lazy` is rejected; an error thrown while rendering
    // reaches the boundary. May go once a rejected `lazy` does.
    return () => {
      throw error
    }
  }
}

/** A page without texts in `locales` has its words in `content`: it is English, and says so, whatever the interface speaks. */
function inEnglish(Page: ComponentType): ComponentType {
  return () => (
    <InLanguage language={sourceLanguage} namespaces={englishTexts}>
      <Page />
    </InLanguage>
  )
}

/** Code and texts load together when a route is first wanted, and the route has an error boundary of its own. */
export function lazily(namespaces: readonly Namespace[], load: () => Promise<ComponentType>) {
  return {
    ErrorBoundary: RouteFailure,
    lazy: async () => ({ Component: await loadPage(namespaces, load) }),
  }
}
