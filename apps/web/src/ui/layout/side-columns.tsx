import type { ReactNode } from 'react'
import './layout.css'

/*
 * Accessibility
 * - In reading order the side comes after the main column, beside it as under it.
 * - Where it is taller than the screen it scrolls by itself; what stands in it takes the focus, so the keyboard gets there.
 */

/** A page with something beside it on wide screens, under it on narrow ones. The side stays in view while the main column is read. */
export function SideColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,var(--container-column))_minmax(20rem,1fr)] print:block">
      <div className="min-w-0">{main}</div>
      <div data-side className="side-column min-w-0">
        {side}
      </div>
    </div>
  )
}
