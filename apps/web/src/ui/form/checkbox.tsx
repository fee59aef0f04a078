import { Check, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/*
 * Accessibility
 * - A native checkbox: Space toggles it and autofill works. It is drawn to look like the inputs; in forced colours as the system does.
 * - The whole line is its label; a line is at least 44 px high where a finger points.
 * - `more` stands after the label and is no part of it: a button inside a label would be pressed in place of the box. The box is then
 *   named by `aria-label`, which begins with the words of the label.
 * - An error describes it, marks it invalid, and has an icon beside the words.
 */

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** What can be pressed by itself at the end of the line. */
  more?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, more, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()

  return (
    <div className={classNames('flex flex-col', className)}>
      <div className="flex flex-wrap items-start gap-x-1 text-sm">
        <label className="flex cursor-pointer items-start gap-3 py-1.5 pointer-coarse:py-3">
          <span className="relative mt-0.5 grid shrink-0">
            <input
              {...rest}
              type="checkbox"
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : errorId}
              className="peer size-[1.125rem] cursor-pointer appearance-none rounded-[3px] border border-line-strong bg-surface transition-colors not-checked:hover:border-text checked:border-accent checked:bg-accent aria-invalid:border-danger forced-colors:appearance-auto"
            />
            <Check
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 stroke-3 text-on-accent peer-checked:block forced-colors:hidden"
            />
          </span>
          <span>{label}</span>
        </label>
        {more}
      </div>
      <div aria-live="polite" id={errorId}>
        {error !== undefined && (
          <p className="flex items-start gap-1.5 pl-[1.875rem] text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.5]" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
