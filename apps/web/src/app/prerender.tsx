import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router'
import { startI18n } from '../lib/language/i18n.ts'
import type { InterfaceLanguage } from '../lib/language/interface-language.ts'
import { App, untilReady } from './app.tsx'
import { routes } from './router.tsx'

/** The markup of a page as a stranger first sees it, for the build. Throws where a page cannot be rendered without a browser. */
export async function renderPage(path: string, language: InterfaceLanguage): Promise<string> {
  await startI18n(language)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await untilReady(router)
  const { prelude } = await prerender(<App router={router} />)
  router.dispose()
  return new Response(prelude).text()
}
