import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/*
 * Accessibility
 * - On a phone a named region that scrolls sideways, by a finger, a wheel or the arrow keys; the next item looks in, so that one sees it.
 * - Elsewhere plain columns, which are no stop of the Tab key where they hold none.
 */

type SwipeRowProps = { label: string; className?: string; children: ReactNode }

/** Of each item in the row. */
export const swipeItem = 'flex w-[76%] shrink-0 snap-start flex-col items-start min-[40rem]:w-auto'

/** Three items, one beside the other: on a phone to be swiped, on wider screens as columns. */
export function SwipeRow({ label, className, children }: SwipeRowProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached from the keyboard
      tabIndex={0}
      className={classNames(
        'relative -mx-5 snap-x snap-mandatory scroll-px-5 overflow-x-auto px-5 sm:-mx-8 sm:scroll-px-8 sm:px-8 min-[40rem]:mx-0 min-[40rem]:overflow-visible min-[40rem]:px-0',
        className,
      )}
    >
      <ul className="flex gap-4 min-[40rem]:grid min-[40rem]:grid-cols-3 min-[40rem]:gap-x-8 lg:gap-x-10">
        {children}
      </ul>
    </section>
  )
}
