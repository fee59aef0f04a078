import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/*
 * Accessibility
 * - Its words say what it means; tone and icon only repeat them.
 * - No control: what can be pressed or removed is a `Chip`. Strength has a badge of its own in `evidence/`.
 */

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const looks: Record<Tone, string> = {
  neutral: 'bg-sunken text-text',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

type BadgeProps = { tone?: Tone; Icon?: LucideIcon; children: ReactNode }

/** How something stands, in a word or two. */
export function Badge({ tone = 'neutral', Icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-base px-2 py-0.5 text-sm font-semibold print:border print:bg-transparent',
        looks[tone],
      )}
    >
      {Icon !== undefined && <Icon aria-hidden="true" className="size-4 shrink-0 stroke-2" />}
      {children}
    </span>
  )
}
