import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { listenForInstallPrompt } from '../lib/install-prompt.ts'
import { startI18n } from '../lib/language/i18n.ts'
import { findLanguage } from '../lib/language/interface-language.ts'
import { paths } from '../lib/paths.ts'
import '../ui/theme/tokens.css'
import { answerPresses, takePrerenderedPage } from './prerendered-page.ts'

/** A way to start: with the router, or one page without it, which says when somebody goes on to another. */
type App = { renderWhenReady: (onLeave: () => void) => ReactNode | Promise<ReactNode> }

listenForInstallPrompt()

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

const loadRouted = () => import('./routed-app.tsx')
const loadAccess = () => import('./access-app.tsx')
/** The prerendered pages, each of which stands without the router. */
const alone: Record<string, () => Promise<App>> = {
  [paths.home]: () => import('./landing-app.tsx'),
  [paths.logIn]: loadAccess,
  [paths.signUp]: loadAccess,
}

const prerenderedLanguage = takePrerenderedPage(container)
const loadAlone = prerenderedLanguage === undefined ? undefined : alone[location.pathname]
// On their way while the texts come.
const loading: Promise<App> = (loadAlone ?? loadRouted)()
// A route needs to know the language of its texts, and the router loads its first route at once.
await startI18n(prerenderedLanguage ?? findLanguage())

if (prerenderedLanguage === undefined) createRoot(container).render((await loadRouted()).render())
else {
  let root: Root | undefined
  let isLeaving = false
  const app = await (await loading).renderWhenReady(() => {
    if (!isLeaving) void goOn(root)
    isLeaving = true
  })
  // In small steps, so that a page that can be read already can be scrolled and typed into meanwhile.
  startTransition(() => {
    root = hydrateRoot(container, app, {
      // Without the router nothing would stand in the place of a page that breaks.
      ...(loadAlone && {
        onUncaughtError: () => void loadRouted().then(({ render }) => root?.render(render())),
      }),
    })
  })
  answerPresses(container)
  if (loadAlone === loadAccess)
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, warmRouted, { once: true })
}

/** Whoever begins to fill a form in will go on to another page. What fails is tried again then. */
function warmRouted(): void {
  loadRouted().catch(() => undefined)
}

/** From a page without the router to the one that the address names by now. */
async function goOn(root: Root | undefined): Promise<void> {
  try {
    root?.render(await (await loadRouted()).renderArrived())
  } catch {
    // The browser says then that there is no connection.
    location.reload()
  }
}
