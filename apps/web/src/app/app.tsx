import { StrictMode } from 'react'
import type { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Providers } from './providers.tsx'

export type AppRouter = ReturnType<typeof createMemoryRouter>

/** The whole product. The build renders it as the browser does, or what is prerendered could not be taken over. */
export function App({ router }: { router: AppRouter }) {
  return (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
}

/** Waits until the first route's code and texts are there. */
export async function untilReady(router: AppRouter): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
