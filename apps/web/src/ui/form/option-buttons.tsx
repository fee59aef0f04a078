import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Check } from 'lucide-react'
import { GroupField } from './group-field.tsx'
import type { OptionsProps } from './radio-list.tsx'

/*
 * Accessibility
 * - The radio pattern, drawn as buttons: one stop of the Tab key, arrow keys choose; the group is named and described by its GroupField.
 * - The words on a button name it. Chosen is said by a tick, the ground and the weight, not by colour alone.
 * - 44 px high where a finger points; long words break, and buttons wrap.
 */

/** One of a few short answers side by side: the items of a calculator. */
export function OptionButtons<Value extends string>(props: OptionsProps<Value>) {
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
          className="flex flex-wrap gap-2"
        >
          {options.map((option) => (
            <Radio.Root
              key={option.value}
              value={option.value}
              render={<span />}
              className="group target inline-flex cursor-pointer items-center gap-2 rounded-base border border-line-strong bg-surface px-3 py-1.5 transition-colors hover:border-text hover:bg-hover data-checked:border-accent data-checked:bg-selected data-checked:font-semibold data-checked:text-accent data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-transparent data-disabled:text-muted"
            >
              <Check
                aria-hidden="true"
                className="hidden size-4 shrink-0 stroke-2 group-data-checked:inline-block"
              />
              {option.label}
            </Radio.Root>
          ))}
        </RadioGroup>
      )}
    </GroupField>
  )
}
