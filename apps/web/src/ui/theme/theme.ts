import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

// `public/before-paint.js` reads the same name before the first paint.
const storageKey = 'theme'
const darkSystem = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(darkSystem).matches ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(darkSystem)
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

/** Colours the browser's own bar, which would otherwise follow the system alone. */
function colourBar(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.dataset.of === theme ? 'all' : 'not all'
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // A browser that keeps nothing shows the theme until the page is left.
  }
}

function toggleTheme(): void {
  const next = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  colourBar(next)
  remember(next)
  for (const listener of listeners) listener()
}

/** A prerendered page knows no theme: its colours come from the style sheet alone. */
const unknownTheme = (): Theme => 'light'

/** The theme in force: the person's choice, which is remembered, else the system's. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  return { theme: useSyncExternalStore(subscribe, currentTheme, unknownTheme), toggleTheme }
}
