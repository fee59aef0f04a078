import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { listenForInstallPrompt } from '../lib/install-prompt.ts'
import { startI18n } from '../lib/language/i18n.ts'
import { findLanguage } from '../lib/language/interface-language.ts'
import '../ui/theme/tokens.css'
import { App, untilReady } from './app.tsx'
import { routes } from './router.tsx'
import { answerPresses, takePrerenderedPage } from './prerendered-page.ts'

listenForInstallPrompt()

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

const prerenderedLanguage = takePrerenderedPage(container)
// The router loads its first route at once, and a route needs to know the language of its texts.
await startI18n(prerenderedLanguage ?? findLanguage())
const router = createBrowserRouter(routes)
if (prerenderedLanguage === undefined) createRoot(container).render(<App router={router} />)
else {
  await untilReady(router)
  // In small steps, so that a page that can be read already can be scrolled and typed into meanwhile.
  startTransition(() => {
    hydrateRoot(container, <App router={router} />)
  })
  answerPresses(container)
}
