import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

// `public/before-paint.js` reads the same name before the first paint.
const storageKey = 'theme'
const darkSystem = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return darkSystem.matches ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  darkSystem.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    darkSystem.removeEventListener('change', listener)
  }
}

function toggleTheme(): void {
  const next = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  localStorage.setItem(storageKey, next)
  for (const listener of listeners) listener()
}

/** The theme in force: the person's choice, which is remembered, else the system's. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  return { theme: useSyncExternalStore(subscribe, currentTheme), toggleTheme }
}
