import { useEffect, useRef } from 'react'

type Shortcuts = {
  enabled: boolean
  onAsk: () => void
  onCancel: () => void
  onHistory: () => void
  onSource: (number: number) => void
}

/**
 * Single keys for a reader: `/`, `h` and 1 to 9, never while typing. They can be switched off (WCAG 2.1.4), since speech
 * input may type them by accident; Esc always cancels.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      // An open dialog or popover takes Esc for itself.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const { enabled, onAsk, onCancel, onHistory, onSource } = latest.current
      if (event.key === 'Escape') return onCancel()
      if (!enabled || isTyping(event.target)) return
      if (event.key === '/') {
        event.preventDefault()
        return onAsk()
      }
      if (event.key === 'h') return onHistory()
      if (/^[1-9]$/.test(event.key)) return onSource(Number(event.key))
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}
