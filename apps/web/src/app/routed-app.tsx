import type { ReactNode } from 'react'
import { createBrowserRouter } from 'react-router'
import { App, untilReady } from './app.tsx'
import { Arrived } from './arrived.tsx'
import { routes } from './router.tsx'

/** The product with its router, which starts at the address of the page. The texts every page needs have to be there. */
export function render(): ReactNode {
  return <App router={createBrowserRouter(routes)} />
}

/** The same once the first route's code and texts are there: what is prerendered can be taken over only then. */
export async function renderWhenReady(): Promise<ReactNode> {
  const router = createBrowserRouter(routes)
  await untilReady(router)
  return <App router={router} />
}

/** The same for somebody who comes from a page that stood without the router. */
export async function renderArrived(): Promise<ReactNode> {
  return <Arrived>{await renderWhenReady()}</Arrived>
}
