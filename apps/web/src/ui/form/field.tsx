import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'

/*
 * Accessibility
 * - The label names the control and focuses it.
 * - Hint and error describe the control (`aria-describedby`); an error marks it invalid.
 * - An error has an icon and words, never colour alone, and is announced when it appears.
 */

type FieldProps = { label: ReactNode; hint?: ReactNode; error?: string | undefined; children: ReactNode }

/** What ties a control to its field. */
type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const FieldContext = createContext<ControlAttributes | undefined>(undefined)

/** For the one control inside a Field: its id, description and validity. Outside a Field there are none. */
export function useControlAttributes(): ControlAttributes | undefined {
  return useContext(FieldContext)
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  const attributes: ControlAttributes = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <FieldContext value={attributes}>{children}</FieldContext>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div id={errorId} aria-live="polite" className="empty:hidden">
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
