import { Field as BaseField } from '@base-ui/react/field'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/*
 * Accessibility
 * - The label names the control and focuses it.
 * - Hint and error describe the control (`aria-describedby`); an error marks it invalid.
 * - An error has an icon and words, never colour alone, and is announced when it appears.
 */

type FieldProps = { label: ReactNode; hint?: ReactNode; error?: string | undefined; children: ReactNode }

export function Field({ label, hint, error, children }: FieldProps) {
  return (
    <BaseField.Root invalid={error !== undefined} className="flex flex-col gap-1.5">
      <BaseField.Label className="text-sm font-semibold">{label}</BaseField.Label>
      {children}
      {hint !== undefined && (
        <BaseField.Description className="text-sm text-muted">{hint}</BaseField.Description>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <BaseField.Error match className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.5]" />
            {error}
          </BaseField.Error>
        )}
      </div>
    </BaseField.Root>
  )
}
