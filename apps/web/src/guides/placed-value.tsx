import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RangeBar } from '../ui/chart/range-bar.tsx'
import { Field } from '../ui/form/field.tsx'
import { NumberInput } from '../ui/form/number-input.tsx'
import type { UnitSystem } from './lab-units.ts'
import { usePlaces } from './use-places.ts'

type PlacedValueProps = {
  test: LabValue
  system: UnitSystem
  /** A value that is known already, in this system of units. */
  known?: number | null
}

/** Where a value lies. It is kept nowhere and sent nowhere; another system of units begins without one. */
export function PlacedValue({ test, system, known = null }: PlacedValueProps) {
  const { t } = useTranslation('tools')
  const [value, setValue] = useState(known)
  const { ranges, unit, format, describe } = usePlaces(test, system)
  if (ranges.length === 0) return <p className="text-muted">{t('labs.noBar')}</p>
  return (
    <div className="space-y-3">
      <Field label={t('labs.value')} hint={t('labs.valueHint')}>
        <NumberInput value={value} onValueChange={setValue} step={0.1} unit={unit} />
      </Field>
      <RangeBar
        ranges={ranges.map(({ who, isOne, limits }) => ({
          label: isOne ? '' : who,
          low: limits.low,
          high: limits.high,
        }))}
        {...(value !== null && { value })}
        format={format}
        text={describe(value)}
      />
    </div>
  )
}
