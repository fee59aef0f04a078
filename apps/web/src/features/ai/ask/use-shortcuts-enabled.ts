import { browserStorage } from '../../../lib/browser-storage.ts'
import { useState } from 'react'

const storageKey = 'shortcuts'

/** Whether single keys act; remembered in this browser, on until switched off. */
export function useShortcutsEnabled() {
  const [enabled, setEnabled] = useState(() => browserStorage.getItem(storageKey) !== 'off')

  function change(next: boolean) {
    setEnabled(next)
    browserStorage.setItem(storageKey, next ? 'on' : 'off')
  }

  return [enabled, change] as const
}
