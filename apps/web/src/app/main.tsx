import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listenForInstallPrompt } from '../lib/install-prompt.ts'
import { startI18n } from '../lib/language/i18n.ts'
import { findLanguage } from '../lib/language/interface-language.ts'
import { paths } from '../lib/paths.ts'
import '../ui/theme/tokens.css'
import { answerPresses, takePrerenderedPage } from './prerendered-page.ts'

listenForInstallPrompt()

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

const prerenderedLanguage = takePrerenderedPage(container)
const isLanding = prerenderedLanguage !== undefined && location.pathname === paths.home
const loadRouted = () => import('./routed-app.tsx')
// On their way while the texts come.
const loading = isLanding ? import('./landing-app.tsx') : loadRouted()
// A route needs to know the language of its texts, and the router loads its first route at once.
await startI18n(prerenderedLanguage ?? findLanguage())
const loaded = await loading

if (prerenderedLanguage === undefined) createRoot(container).render(await renderRouted())
else {
  const app = 'LandingApp' in loaded ? <loaded.LandingApp /> : await loaded.renderWhenReady()
  // In small steps, so that a page that can be read already can be scrolled and typed into meanwhile.
  startTransition(() => {
    const root = hydrateRoot(container, app, {
      // Without the router nothing would stand in the place of a page that breaks.
      ...(isLanding && { onUncaughtError: () => void renderRouted().then((routed) => root.render(routed)) }),
    })
  })
  answerPresses(container)
}

async function renderRouted(): Promise<ReactNode> {
  return (await loadRouted()).render()
}
