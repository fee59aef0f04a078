import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** What the build knows of its files; a revision where the name does not change with the content. */
declare const keptFiles: { url: string; revision: string | null }[]
/** A worker's own, which the types of pages do not know. */
declare const skipWaiting: () => Promise<void>

// What the server writes by itself: the API and its documentation, the local mailbox, files at the top.
const writtenByServer = [/^\/(?:api|dev)(?:\/|$)/u, /^\/[\w.-]+\.\w+$/u]

// Nothing takes a new version into use but the person.
addEventListener('message', ({ data }) => {
  if (isTaken(data)) void skipWaiting()
})

precacheAndRoute(keptFiles)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: writtenByServer }))

function isTaken(message: unknown): boolean {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING'
  )
}
