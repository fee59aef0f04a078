import { placeOf } from '@auscult/contract/guides/lab-range.ts'
import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../lib/language/format.ts'
import { inUnits, rangesOf, type UnitSystem, writeRange, writeUnit } from './lab-units.ts'

/**
 * The ranges of a test that figures give, and in words where a value lies in them; the ranges alone where there is none. A range that
 * nobody agrees on places no value: 'above' would be a finding.
 */
export function usePlaces(test: LabValue, system: UnitSystem) {
  const { t } = useTranslation('tools')
  const { formatNumber } = useFormats()
  const inFigures = inUnits(test, system)
  const unit = writeUnit(inFigures.unit)
  const ranges = rangesOf(inFigures.range).flatMap(({ group, range, limits }) =>
    limits === null || test.kind === 'no agreed range'
      ? []
      : [{ who: t(`labs.${group}`), isOne: group === 'adults', range: writeRange(range), limits }],
  )
  const format = (figure: number) => formatNumber(figure, { least: 0, most: 4 })

  function describe(value: number | null): string {
    if (value === null)
      return ranges.map(({ who, range }) => t('labs.rangeText', { who, range, unit })).join(', ')
    return ranges
      .map(({ who, range, limits }) =>
        t('labs.placeText', {
          who,
          range,
          unit,
          value: format(value),
          place: t(`labs.place.${placeOf(value, limits)}`),
        }),
      )
      .join(' ')
  }
  return { ranges, unit, format, describe }
}
