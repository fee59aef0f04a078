import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False where the browser knows that there is no connection; true does not promise that the server can be reached. */
export function useConnection(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}
