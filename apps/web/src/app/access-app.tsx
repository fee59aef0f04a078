import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { askSignUpOpenEarly } from '../features/auth/queries.ts'
import { WithQueries } from '../lib/calls/with-queries.tsx'
import { loadTexts } from '../lib/language/i18n.ts'
import { paths } from '../lib/paths.ts'
import type { Place } from '../lib/place/place.ts'
import { HistoryPlace, readPlace } from './history-place.tsx'
import { Providers } from './providers.tsx'
import { RootFrame } from './root-frame.tsx'

const pages: Record<string, () => Promise<ComponentType>> = {
  [paths.logIn]: async () => (await import('../features/auth/log-in/log-in-page.tsx')).LogInPage,
  [paths.signUp]: async () => (await import('../features/auth/sign-up/sign-up-page.tsx')).SignUpPage,
}

/**
 * A page of access by itself, as it is prerendered and taken over: without the router and its table of all pages, a quarter of the
 * script. `onLeave` is called when the person has gone on to another page. Within the app the router shows the same page.
 */
export async function renderAccess(place: Place, onLeave: () => void): Promise<ReactNode> {
  const load = pages[place.pathname]
  if (load === undefined) throw new Error(`${place.pathname} is no page of access`)
  const [Page] = await Promise.all([load(), loadTexts('access')])
  return (
    <StrictMode>
      <Providers>
        <RootFrame>
          <HistoryPlace start={place} onLeave={onLeave}>
            <WithQueries>
              <Page />
            </WithQueries>
          </HistoryPlace>
        </RootFrame>
      </Providers>
    </StrictMode>
  )
}

/** The same where the browser stands. What the page will ask first is asked before it is rendered, which takes a slow phone a while. */
export function renderWhenReady(onLeave: () => void): Promise<ReactNode> {
  const place = readPlace()
  if (place.pathname === paths.signUp) askSignUpOpenEarly()
  return renderAccess(place, onLeave)
}
