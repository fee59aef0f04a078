import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classNames } from '../class-names.ts'

/*
 * Accessibility
 * - A list item: put rows into a `<ul>` or `<ol>`, whose length is then announced.
 * - Where the row leads somewhere its title is the link; a press anywhere on the row follows it. Actions lie above and keep their presses.
 * - Actions are always there, never on hover alone.
 */

type ListRowProps = {
  title: ReactNode
  /** Where the row leads. */
  to?: To
  /** What the address alone does not say to the page it leads to, as React Router's `state`. */
  state?: unknown
  /** When the link is followed. */
  onFollow?: (() => void) | undefined
  /** Before the title: an avatar, an icon. */
  lead?: ReactNode
  /** Under the title. */
  detail?: ReactNode
  /** Facts at the end of the row: a date, a badge. */
  meta?: ReactNode
  actions?: ReactNode
  /** The row that is open beside the list. */
  selected?: boolean
  className?: string
}

export function ListRow(props: ListRowProps) {
  const { title, to, state, onFollow, lead, detail, meta, actions, selected = false, className } = props
  return (
    <li
      className={classNames(
        'relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-2 py-2.5 transition-colors',
        to !== undefined && 'hover:bg-hover has-[a.row-link:focus-visible]:bg-hover',
        selected && 'bg-selected hover:bg-selected',
        className,
      )}
    >
      {lead}
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">
          {to === undefined ? (
            title
          ) : (
            <Link
              to={to}
              state={state}
              onClick={onFollow}
              aria-current={selected ? 'true' : undefined}
              className="row-link after:absolute after:inset-0"
            >
              {title}
            </Link>
          )}
        </p>
        {detail !== undefined && <p className="text-sm text-muted wrap-anywhere">{detail}</p>}
      </div>
      {meta !== undefined && <div className="tabular shrink-0 text-sm text-muted">{meta}</div>}
      {actions !== undefined && (
        <div className="relative z-raised ml-auto flex shrink-0 flex-wrap items-center justify-end gap-2">
          {actions}
        </div>
      )}
    </li>
  )
}
