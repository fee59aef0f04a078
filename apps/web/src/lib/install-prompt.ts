import { useSyncExternalStore } from 'react'

/** What Chromium browsers fire when the app can be installed; no standard has it, so the DOM types do not either. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

let offered: InstallPromptEvent | undefined
let isInstalled = false
const listeners = new Set<() => void>()

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

function announce(): void {
  for (const listener of listeners) listener()
}

/** To be called before anything is shown: the browser may offer at once, on any page. */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // The browser's own banner would come over the page; the button asks when the person wants to.
    event.preventDefault()
    offered = event
    announce()
  })
  addEventListener('appinstalled', () => {
    offered = undefined
    isInstalled = true
    announce()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function install(): Promise<void> {
  const event = offered
  // An offer can be taken up once, whatever the person answers.
  offered = undefined
  announce()
  await event?.prompt()
}

type InstallState = 'unavailable' | 'offered' | 'installed'

function currentState(): InstallState {
  if (isInstalled) return 'installed'
  return offered === undefined ? 'unavailable' : 'offered'
}

/** Whether the browser offers to install the app, and the way to take it up. */
export function useInstallPrompt(): { state: InstallState; install: () => Promise<void> } {
  return { state: useSyncExternalStore(subscribe, currentState, () => 'unavailable'), install }
}
