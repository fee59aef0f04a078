import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SettingsGroups } from './settings-groups.tsx'

/*
 * Accessibility
 * - What the dialog promises; each group is a section with a heading.
 */

/** Where a screen has room for the page and its settings side by side, by the specification. */
const wideScreen = '(width > 1024px)'

type SettingsDialogProps = { title: string; open: boolean; onOpenChange: (open: boolean) => void }

/** The settings over the page that one is on. It closes when the screen becomes wider than 1024 px, and may be opened again there. */
export function SettingsDialog({ title, open, onOpenChange }: SettingsDialogProps) {
  const close = useEffectEvent(() => onOpenChange(false))

  useEffect(() => {
    const screen = matchMedia(wideScreen)
    const handleChange = ({ matches }: MediaQueryListEvent) => {
      if (matches) close()
    }
    screen.addEventListener('change', handleChange)
    return () => screen.removeEventListener('change', handleChange)
  }, [])

  return (
    <Dialog title={title} open={open} onOpenChange={onOpenChange}>
      <SettingsGroups level={3} />
    </Dialog>
  )
}
