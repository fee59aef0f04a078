import type { ReactNode } from 'react'
import { Link, type LinkProps, type To } from 'react-router'
import { classNames } from './class-names.ts'

/*
 * Accessibility
 * - Its title is a heading, so that cards can be gone through by headings.
 * - Where it leads somewhere the title is the link, named by the title alone; a press anywhere on the card follows it, and the whole
 *   card shows the focus. Other controls on the card lie above and keep their own presses.
 */

type CardProps = {
  title: ReactNode
  level?: 2 | 3
  /** Where the whole card leads. */
  to?: To
  /** What goes along without standing in the address. */
  state?: LinkProps['state']
  /** Above the title: a picture, an icon, a badge. */
  above?: ReactNode
  children?: ReactNode
  /** Controls under the text, pressed by themselves. */
  actions?: ReactNode
  className?: string
}

export function Card({ title, level = 3, to, state, above, children, actions, className }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={classNames(
        'relative flex flex-col rounded-base border border-line bg-surface p-5',
        to !== undefined &&
          'transition-colors hover:border-line-strong has-[a.card-link:focus-visible]:outline-2 has-[a.card-link:focus-visible]:outline-offset-2 has-[a.card-link:focus-visible]:outline-accent',
        className,
      )}
    >
      {above !== undefined && <div className="mb-3">{above}</div>}
      <Heading className="font-serif text-reading font-semibold wrap-anywhere">
        {to === undefined ? (
          title
        ) : (
          <Link
            to={to}
            state={state}
            className="card-link underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none"
          >
            {title}
          </Link>
        )}
      </Heading>
      {children !== undefined && <div className="mt-1.5 text-sm">{children}</div>}
      {actions !== undefined && (
        <div className="relative z-raised mt-auto flex flex-wrap items-center gap-2 self-start pt-4">
          {actions}
        </div>
      )}
    </article>
  )
}
