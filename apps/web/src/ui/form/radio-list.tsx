import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { GroupField } from './group-field.tsx'

/*
 * Accessibility
 * - The radio pattern: one stop of the Tab key, arrow keys choose; the group is named and described by its GroupField.
 * - The whole line is the label of its radio; 44 px high where a finger points.
 * - Chosen is said by the filled dot, not by colour alone.
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

/** One of a few, under one another: when the words are long, or a choice must be read before it is made. */
export function RadioList<Value extends string>(props: OptionsProps<Value>) {
  const { options, value, onValueChange, disabled = false, ...field } = props
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
          className="flex flex-col"
        >
          {options.map((option) => (
            <label
              key={option.value}
              className="flex cursor-pointer items-start gap-3 py-1.5 pointer-coarse:py-3 has-data-disabled:cursor-not-allowed has-data-disabled:text-muted"
            >
              <Radio.Root
                value={option.value}
                className="mt-0.5 grid size-[1.125rem] shrink-0 place-items-center rounded-full border border-line-strong bg-surface transition-colors hover:border-text data-checked:border-accent"
              >
                <Radio.Indicator className="size-2.5 rounded-full bg-accent forced-colors:bg-[CanvasText]" />
              </Radio.Root>
              <span>{option.label}</span>
            </label>
          ))}
        </RadioGroup>
      )}
    </GroupField>
  )
}
