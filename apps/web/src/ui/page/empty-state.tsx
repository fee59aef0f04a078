import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/*
 * Accessibility
 * - Says in words that there is nothing, and what to do next; the icon says nothing to assistive technology.
 * - A list that becomes empty under the reader tells so (`<output>`), politely.
 */

type EmptyStateProps = {
  Icon: LucideIcon
  text: ReactNode
  /** What to do next. */
  action?: ReactNode
  /** Where a line stands above already: under tabs. */
  bare?: boolean
}

/** Stands where a list has nothing to show. */
export function EmptyState({ Icon, text, action, bare = false }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-start gap-3',
        bare ? 'pt-3 pb-8' : 'border-t border-line py-8',
      )}
    >
      <Icon aria-hidden="true" className="size-7 stroke-[1.25] text-accent" />
      <output className="max-w-measure text-reading text-pretty">{text}</output>
      {action}
    </div>
  )
}
