import { useState } from 'react'

const storageKey = 'shortcuts'

/** Whether single keys act; remembered in this browser, on until switched off. */
export function useShortcutsEnabled() {
  const [enabled, setEnabled] = useState(() => localStorage.getItem(storageKey) !== 'off')

  function change(next: boolean) {
    setEnabled(next)
    localStorage.setItem(storageKey, next ? 'on' : 'off')
  }

  return [enabled, change] as const
}
