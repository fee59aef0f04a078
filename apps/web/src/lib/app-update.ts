const workerPath = '/sw.js'
const checkAgainMs = 3_600_000

/** Where browsers know Trusted Types, the address of a worker must come from a policy: ours lets this one through and no other. */
function trustedWorkerPath(): string | TrustedScriptURL {
  const policy = window.trustedTypes?.createPolicy('auscult-service-worker', {
    createScriptURL: (path) => {
      if (path !== workerPath) throw new TypeError(`${path} is no script of this app`)
      return path
    },
  })
  return policy?.createScriptURL(workerPath) ?? workerPath
}

type Take = () => void

let tell: ((take: Take) => void) | undefined
let offered: Take | undefined
let isWatching = false

/**
 * Has the service worker keep the app for times without a connection, and calls `onReady` when a newer version waits; what it
 * is handed takes that version into use and reloads the page. Nothing happens by itself: somebody may be writing.
 * One listens at a time, the newest, and learns what was ready before. Returns the way to stop.
 */
export function watchForUpdate(onReady: (take: Take) => void): () => void {
  tell = onReady
  if (offered !== undefined) onReady(offered)
  if (!isWatching) void watch()
  isWatching = true
  return () => {
    if (tell === onReady) tell = undefined
  }
}

function offer(take: Take): void {
  offered = take
  tell?.(take)
}

async function watch(): Promise<void> {
  // Away from https and localhost browsers have none.
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let isTaken = false

  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaken) location.reload()
    // Taken in another tab: parts of this one are gone from the cache, so it is better read anew, too.
    else offer(() => location.reload())
  })

  const registration = await serviceWorker.register(trustedWorkerPath()).catch(() => undefined)
  // A browser may refuse to keep anything; the app then needs its connection, as before.
  if (registration === undefined) return

  const offerWaiting = () => {
    const { waiting } = registration
    // The first worker of all waits for a moment too, but there is nothing it would replace.
    if (waiting === null || serviceWorker.controller === null) return
    offer(() => {
      isTaken = true
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
      waiting.postMessage({ type: 'SKIP_WAITING' })
    })
  }
  offerWaiting()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting)
  })
  lookNowAndThen(registration)
}

/** Browsers look for a new version when a page is opened; an app that stays open for days is looked after here. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < checkAgainMs) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
