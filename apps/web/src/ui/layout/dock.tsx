import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import './layout.css'

/*
 * Accessibility
 * - It stands at the end of main, so that whoever reads in order meets the page first.
 * - It spans its column on an opaque ground: nothing of the page can be read through it or beside it, and the page keeps its room.
 * - On a screen too low for both, as at 400 % zoom, it stands at the end of the page instead (`tokens.css`).
 */

const Slot = createContext<HTMLElement | null>(null)

/** What a page shows, and under it the place of its dock, which stays at the foot of the screen. */
export function DockArea({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <Slot value={slot}>
      {children}
      <div ref={setSlot} className="dock z-dock border-t border-line bg-paper empty:hidden print:hidden" />
    </Slot>
  )
}

/** Puts its children into the dock of the shell; where there is no shell, they stand where they are. */
export function Dock({ children }: { children: ReactNode }) {
  const slot = useContext(Slot)
  return slot === null ? children : createPortal(children, slot)
}
