import type { LucideIcon } from 'lucide-react'
import { useFormats } from '../../../lib/language/format.ts'
import { classNames } from '../../../ui/class-names.ts'

/*
 * Accessibility
 * - A toggle that says whether it is pressed (`aria-pressed`); the filled icon only repeats it. Its name is what is seen, its description the
 *   count in words.
 * - 44 px high where a finger points.
 */

type MarkButtonProps = {
  Icon: LucideIcon
  text: string
  /** How many have pressed it, and that in words; null for who is not told. */
  count: { amount: number; words: string } | null
  isPressed: boolean
  onPress: () => void
}

/** Marks a post, or takes the mark off. */
export function MarkButton({ Icon, text, count, isPressed, onPress }: MarkButtonProps) {
  const { formatNumber } = useFormats()
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      title={count?.words}
      onClick={onPress}
      className={classNames(
        'target tabular inline-flex items-center gap-2 rounded-base border px-3 py-1 text-sm font-semibold transition-colors hover:border-text [&>svg]:size-4.5 [&>svg]:stroke-[1.5]',
        isPressed ? 'border-accent text-accent [&>svg]:fill-current' : 'border-line-strong text-text',
      )}
    >
      <Icon aria-hidden="true" />
      {text}
      {count !== null && <span className="font-normal text-muted">{formatNumber(count.amount)}</span>}
    </button>
  )
}
