import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'

/*
 * Accessibility
 * - What is known is a term and its value, inside a `<dl>`; the button is named by what it does and to which ('Edit: Speciality').
 * - Pressed, the control takes the place of the value and the focus.
 * - Where nothing is given, words say so; what leads to where it can be told stands in their place, a button or link with words of its own.
 */

type EditableFieldProps = {
  label: string
  /** What is kept; undefined where nothing is. */
  value: string | undefined
  editing: boolean
  /** Undefined where the person may not change it. */
  onEdit?: (() => void) | undefined
  /** What leads to where it can be told, where nothing is kept and it cannot be told here. */
  missing?: ReactNode
  /** The control inside its Field, whose label is the field's; shown while `editing`. */
  children?: ReactNode
}

/** A fact of a profile that turns into its field when it is to be changed. `SaveBar` ends that. */
export function EditableField({ label, value, editing, onEdit, missing, children }: EditableFieldProps) {
  const { t } = useTranslation('controls')
  const control = useRef<HTMLElement>(null)
  const wasEditing = useRef(editing)

  useEffect(() => {
    if (editing && !wasEditing.current)
      control.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing)
    return (
      <div className="border-b border-line py-3">
        <dt className="sr-only">{label}</dt>
        <dd ref={control}>{children}</dd>
      </div>
    )
  return (
    <div
      className={classNames('relative border-b border-line py-2', onEdit !== undefined && 'pr-14 sm:pr-28')}
    >
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={value === undefined ? 'text-muted italic' : 'wrap-anywhere'}>
        {value ?? (missing || t('edit.missing'))}
        {onEdit !== undefined && (
          <button
            type="button"
            aria-label={t('edit.of', { name: label })}
            onClick={onEdit}
            className="target absolute inset-y-0 right-0 my-auto inline-flex h-fit items-center justify-center gap-1.5 rounded-base px-2 text-sm font-semibold text-accent not-italic hover:bg-hover"
          >
            <Pencil aria-hidden="true" className="size-4 stroke-[1.5]" />
            <span className="max-sm:sr-only">{t('edit.edit')}</span>
          </button>
        )}
      </dd>
    </div>
  )
}
