import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { createQueryClient } from '../lib/calls/query-client.ts'
import { i18n, loadTexts, startI18n } from '../lib/language/i18n.ts'
import { startSession } from '../lib/session/session.ts'
import { ToastProvider } from '../ui/toast.tsx'

/** A token as the server words it, unsigned: the client only reads its claims. */
export function tokenOf(userId: string): string {
  const claims = { sub: userId, exp: Math.floor(Date.now() / 1_000) + 3_600 }
  return ['e30', btoa(JSON.stringify(claims)), 'signature'].join('.')
}

/** Renders a page for a signed-in person, with its texts and the query cache of the product. */
export async function renderSignedIn(
  page: ReactNode,
  namespaces: string[],
  userId = 'user-1',
  navigationState: unknown = null,
  path = '/',
) {
  if (!i18n.isInitialized) await startI18n('en-GB')
  await Promise.all(namespaces.map(loadTexts))
  startSession(tokenOf(userId))
  const { pathname, search } = new URL(path, 'http://localhost')
  return render(
    <MemoryRouter initialEntries={[{ pathname, search, state: navigationState }]}>
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider>{page}</ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
