import { Radio } from '@base-ui/react/radio'
import { ChoiceGroup, type OptionsProps } from './choice-group.tsx'

/*
 * Accessibility
 * - All of ChoiceGroup's.
 * - The whole line is the label of its radio; 44 px high where a finger points.
 * - Chosen is said by the filled dot, not by colour alone.
 */

/** One of a few, under one another: when the words are long, or a choice must be read before it is made. */
export function RadioList<Value extends string>(props: OptionsProps<Value>) {
  return (
    <ChoiceGroup
      {...props}
      className="flex flex-col"
      renderOption={({ value, label }) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-3 py-1.5 pointer-coarse:py-3 has-data-disabled:cursor-not-allowed has-data-disabled:text-muted"
        >
          <Radio.Root
            value={value}
            className="mt-0.5 grid size-[1.125rem] shrink-0 place-items-center rounded-full border border-line-strong bg-surface transition-colors hover:border-text data-checked:border-accent"
          >
            <Radio.Indicator className="size-2.5 rounded-full bg-accent forced-colors:bg-[CanvasText]" />
          </Radio.Root>
          <span>{label}</span>
        </label>
      )}
    />
  )
}
