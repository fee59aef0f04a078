import { placeOf } from '@auscult/contract/lab-range.ts'
import type { LabValue } from '@auscult/contract/labs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../lib/language/format.ts'
import { RangeBar } from '../ui/chart/range-bar.tsx'
import { Field } from '../ui/form/field.tsx'
import { NumberInput } from '../ui/form/number-input.tsx'
import { inUnits, rangesOf, type UnitSystem, writeRange, writeUnit } from './lab-units.ts'

type PlacedValueProps = {
  test: LabValue
  system: UnitSystem
  /** A value that is known already, in this system of units. */
  known?: number | null
}

/** Where a value lies. It is kept nowhere and sent nowhere; another system of units begins without one. */
export function PlacedValue({ test, system, known = null }: PlacedValueProps) {
  const { t } = useTranslation('tools')
  const { formatNumber } = useFormats()
  const [value, setValue] = useState(known)
  const inFigures = inUnits(test, system)
  const unit = writeUnit(inFigures.unit)
  const ranges = rangesOf(inFigures.range).flatMap(({ group, range, limits }) =>
    limits === null
      ? []
      : [{ who: t(`labs.${group}`), isOne: group === 'adults', range: writeRange(range), limits }],
  )
  if (ranges.length === 0) return <p className="text-muted">{t('labs.noBar')}</p>

  const format = (figure: number) => formatNumber(figure, { least: 0, most: 4 })
  const text = ranges
    .map(({ who, range, limits }) =>
      value === null
        ? t('labs.rangeText', { who, range, unit })
        : t('labs.placeText', {
            who,
            range,
            unit,
            value: format(value),
            place: t(`labs.place.${placeOf(value, limits)}`),
          }),
    )
    .join(' ')
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
        text={text}
      />
    </div>
  )
}
