import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { startI18n } from '../lib/language/i18n.ts'
import type { InterfaceLanguage } from '../lib/language/interface-language.ts'
import { paths } from '../lib/paths.ts'
import { renderAccess } from './access-app.tsx'
import { renderWhenReady as renderLanding } from './landing-app.tsx'

/** The markup of a page as a stranger first sees it, for the build. Throws where a page cannot be rendered without a browser. */
export async function renderPage(path: string, language: InterfaceLanguage): Promise<string> {
  await startI18n(language)
  if (path === paths.home) return renderMarkup(renderLanding())
  return renderMarkup(
    await renderAccess({ pathname: path, search: '', hash: '', state: null }, () => undefined),
  )
}

async function renderMarkup(app: ReactNode): Promise<string> {
  const { prelude } = await prerender(app)
  return new Response(prelude).text()
}
