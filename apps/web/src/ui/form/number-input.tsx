import { NumberField } from '@base-ui/react/number-field'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { useControlAttributes } from './field.tsx'
import { inputLook } from './text-input.tsx'

/*
 * Accessibility
 * - Stands inside a Field, which names and describes it; a phone shows digits.
 * - Reads and writes numbers as the language of the page does ('1,5' in German); arrow keys step.
 * - A value out of range stays as it was typed, for the form to say what is wrong: one that is moved silently may be a wrong dose or age.
 * - The wheel never changes it. A unit stands beside it and describes it.
 */

type NumberInputProps = {
  value: number | null
  onValueChange: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  /** 'mmol/L', shown after the number. */
  unit?: string
  /** A year is no quantity: it has no thousands. */
  isYear?: boolean
  disabled?: boolean
}

export function NumberInput(props: NumberInputProps) {
  const { value, onValueChange, min, max, step = 1, unit, isYear = false, disabled = false } = props
  const { i18n } = useTranslation()
  const attributes = useControlAttributes()
  const unitId = `${attributes?.id ?? ''}-unit`
  const described = [attributes?.['aria-describedby'], unit !== undefined && unitId].filter(Boolean).join(' ')

  return (
    <NumberField.Root
      id={attributes?.id}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      min={min}
      max={max}
      step={step}
      allowOutOfRange
      locale={i18n.language}
      format={{ useGrouping: !isYear, maximumFractionDigits: isYear ? 0 : 6 }}
      disabled={disabled}
      className="flex items-center gap-2"
    >
      <NumberField.Input
        aria-invalid={attributes?.['aria-invalid']}
        aria-describedby={described || undefined}
        className={classNames(inputLook, 'tabular max-w-36')}
      />
      {unit !== undefined && (
        <span id={unitId} className="text-sm text-muted">
          {unit}
        </span>
      )}
    </NumberField.Root>
  )
}
