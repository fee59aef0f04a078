import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/*
 * Accessibility
 * - A toggle that says whether it is pressed (`aria-pressed`) and keeps its name; the filled icon only repeats it.
 * - 44 px high where a finger points.
 */

type MarkButtonProps = { Icon: LucideIcon; isPressed: boolean; onPress: () => void; children: ReactNode }

/** Marks a post, or takes the mark off. */
export function MarkButton({ Icon, isPressed, onPress, children }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={classNames(
        'target tabular inline-flex items-center gap-2 rounded-base border px-3 py-1 text-sm font-semibold transition-colors hover:border-text [&>svg]:size-4.5 [&>svg]:stroke-[1.5]',
        isPressed ? 'border-accent text-accent [&>svg]:fill-current' : 'border-line-strong text-text',
      )}
    >
      <Icon aria-hidden="true" />
      {children}
    </button>
  )
}
