import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { GroupField } from './group-field.tsx'

/*
 * Accessibility
 * - The radio pattern: one stop of the Tab key, arrow keys choose; the group is named and described by its GroupField.
 */

type Option<Value extends string> = { value: Value; label: ReactNode }

export type OptionsProps<Value extends string> = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  options: readonly Option<Value>[]
  /** Null where nothing is chosen yet. */
  value: Value | null
  onValueChange: (value: Value) => void
  disabled?: boolean
}

type ChoiceGroupProps<Value extends string> = OptionsProps<Value> & {
  className: string
  /** A `Radio.Root` with its words; it needs a key. */
  renderOption: (option: Option<Value>) => ReactNode
}

/** One of a few, however they are drawn. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { options, value, onValueChange, disabled = false, className, renderOption, ...field } = props
  return (
    <GroupField {...field}>
      {(attributes) => (
        <RadioGroup<Value | null>
          {...attributes}
          value={value}
          disabled={disabled}
          onValueChange={(next) => {
            if (next !== null) onValueChange(next)
          }}
          className={className}
        >
          {options.map(renderOption)}
        </RadioGroup>
      )}
    </GroupField>
  )
}
