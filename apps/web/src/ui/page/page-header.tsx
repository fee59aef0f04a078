import type { ReactNode } from 'react'

/*
 * Accessibility
 * - The one heading of level 1 of a page; after a navigation the shell gives it the focus.
 * - Actions follow it in reading and tab order.
 */

type PageHeaderProps = {
  title: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Buttons and links for the whole page. */
  actions?: ReactNode
}

export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pt-6 pb-5 md:pt-8">
      <div className="min-w-0">
        <h1 className="font-serif text-2xl font-semibold wrap-anywhere md:text-3xl">{title}</h1>
        {lead !== undefined && (
          <p className="mt-2 max-w-measure text-muted text-pretty wrap-anywhere">{lead}</p>
        )}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
