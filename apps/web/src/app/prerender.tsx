import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router'
import { startI18n } from '../lib/language/i18n.ts'
import type { InterfaceLanguage } from '../lib/language/interface-language.ts'
import { paths } from '../lib/paths.ts'
import { App, untilReady } from './app.tsx'
import { LandingApp } from './landing-app.tsx'
import { routes } from './router.tsx'

/** The markup of a page as a stranger first sees it, for the build. Throws where a page cannot be rendered without a browser. */
export async function renderPage(path: string, language: InterfaceLanguage): Promise<string> {
  await startI18n(language)
  if (path === paths.home) return renderMarkup(<LandingApp />)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await untilReady(router)
  const markup = await renderMarkup(<App router={router} />)
  router.dispose()
  return markup
}

async function renderMarkup(app: ReactNode): Promise<string> {
  const { prelude } = await prerender(app)
  return new Response(prelude).text()
}
