import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/*
 * Accessibility
 * - A heading of level 2, or 3 inside another section; give it an `id` and the section `aria-labelledby`.
 * - The action follows the heading in reading and tab order.
 */

type SectionHeaderProps = {
  id?: string
  title: ReactNode
  level?: 2 | 3
  /** A fact about the section, such as how many it holds. */
  note?: ReactNode
  action?: ReactNode
}

export function SectionHeader({ id, title, level = 2, note, action }: SectionHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pb-3">
      <Heading
        id={id}
        className={classNames('font-serif font-semibold', level === 2 ? 'text-xl' : 'text-reading')}
      >
        {title}
      </Heading>
      {note !== undefined && <p className="tabular text-sm text-muted">{note}</p>}
      {action !== undefined && <div className="ml-auto">{action}</div>}
    </div>
  )
}
