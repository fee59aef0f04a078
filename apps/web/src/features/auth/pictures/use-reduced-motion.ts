import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the person has asked their system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  )
}
