import { Radio } from '@base-ui/react/radio'
import { Check } from 'lucide-react'
import { ChoiceGroup, type OptionsProps } from './choice-group.tsx'

/*
 * Accessibility
 * - All of ChoiceGroup's, drawn as buttons.
 * - The words on a button name it. Chosen is said by a tick, the ground and the weight, not by colour alone.
 * - 44 px high where a finger points; long words break, and buttons wrap.
 */

/** One of a few short answers side by side: the items of a calculator. */
export function OptionButtons<Value extends string>(props: OptionsProps<Value>) {
  return (
    <ChoiceGroup
      {...props}
      className="flex flex-wrap gap-2"
      renderOption={({ value, label }) => (
        <Radio.Root
          key={value}
          value={value}
          render={<span />}
          className="group target inline-flex cursor-pointer items-center gap-2 rounded-base border border-line-strong bg-surface px-3 py-1.5 transition-colors hover:border-text hover:bg-hover data-checked:border-accent data-checked:bg-selected data-checked:font-semibold data-checked:text-accent data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-transparent data-disabled:text-muted"
        >
          <Check
            aria-hidden="true"
            className="hidden size-4 shrink-0 stroke-2 group-data-checked:inline-block"
          />
          {label}
        </Radio.Root>
      )}
    />
  )
}
