import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/*
 * Accessibility
 * - The label names the group (`aria-labelledby`), hint and error describe it, an error marks it invalid.
 * - An error has an icon and words, and is announced when it appears.
 */

type GroupAttributes = {
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type GroupFieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** The group of controls, which takes the attributes. */
  children: (attributes: GroupAttributes) => ReactNode
}

/** What `Field` is for one control, for a group of them. */
export function GroupField({ label, hint, error, children }: GroupFieldProps) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)

  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <div id={`${id}-error`} aria-live="polite" className="empty:hidden">
        {error !== undefined && (
          <p className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.5]" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
