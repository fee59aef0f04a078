import { beyond, placeOf } from '@auscult/contract/guides/lab-range.ts'
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
      .map(({ who, range, limits }) => {
        const distance = beyond(value, limits)
        const told = {
          who,
          range,
          unit,
          value: format(value),
          place: t(`labs.place.${placeOf(value, limits)}`),
        }
        // 'Above' alone reads the same for a potassium of 5.4 and of 6.8.
        return distance === 0
          ? t('labs.placeText', told)
          : t('labs.beyondText', { ...told, beyond: [format(distance), unit].join(' ').trim() })
      })
      .join(' ')
  }

  /** Whether a value lies outside of a range that is given. */
  function isOutside(value: number | null): boolean {
    return value !== null && ranges.some(({ limits }) => placeOf(value, limits) !== 'within')
  }
  return { ranges, unit, format, describe, isOutside }
}
