import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { createQueryClient } from '../lib/calls/query-client.ts'
import { RoutedPlace } from '../lib/place/routed-place.tsx'
import { i18n, loadTexts, startI18n } from '../lib/language/i18n.ts'

/** Says where a navigation ended, for tests that follow one. */
function Arrival() {
  const { pathname, state } = useLocation()
  return <output data-testid="arrival">{JSON.stringify({ pathname, state: state as unknown })}</output>
}

/** Renders a visitor's page at its path, with what another page handed to it. Elsewhere stands where one arrived. */
export async function renderAccess(path: string, page: ReactNode, state?: unknown) {
  if (!i18n.isInitialized) await startI18n('en-GB')
  await loadTexts('access')
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return render(
    <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
      <RoutedPlace>
        <QueryClientProvider client={createQueryClient()}>
          <Routes>
            <Route path={pathname} element={page} />
            <Route path="*" element={<Arrival />} />
          </Routes>
        </QueryClientProvider>
      </RoutedPlace>
    </MemoryRouter>,
  )
}

/** Where the test arrived, from the text of the arrival page. */
export function readArrival(element: HTMLElement): unknown {
  return JSON.parse(element.textContent)
}
