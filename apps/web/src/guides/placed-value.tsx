import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RangeBar } from '../ui/chart/range-bar.tsx'
import { Field } from '../ui/form/field.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { convert, type UnitSystem } from './lab-units.ts'
import { decimalMarkOf, readFigure } from './read-figure.ts'
import { usePlaces } from './use-places.ts'

/*
 * Accessibility
 * - What Field promises: label, hint and error describe the input; the unit beside it is read out with the hint.
 * - A phone shows digits with a decimal mark; where a value may be negative it shows all keys, since some have no minus among the digits.
 */

type PlacedValueProps = {
  test: LabValue
  system: UnitSystem
  /** A value that is known already, in this system of units. */
  known?: number | null
}

/** Where a value lies. It is kept nowhere and sent nowhere; in another system of units it is converted by the factor of the test. */
export function PlacedValue({ test, system, known = null }: PlacedValueProps) {
  const { t, i18n } = useTranslation('tools')
  const { ranges, unit, format, describe } = usePlaces(test, system)
  const decimalMark = decimalMarkOf(i18n.language)
  const [entry, setEntry] = useState(() => ({ typed: write(known, decimalMark), system }))
  const typed = typedIn(entry, { test, system, decimalMark })
  if (ranges.length === 0)
    return (
      <p className="text-muted">{t(test.kind === 'no agreed range' ? 'labs.noAgreedBar' : 'labs.noBar')}</p>
    )
  const mayBeNegative = ranges.some(({ limits }) => (limits.low ?? 0) < 0)
  const read = readFigure(typed, { decimalMark, mayBeNegative })
  // A value that cannot be read is none: the bar must not go on showing the one before.
  const value = 'value' in read ? read.value : null
  return (
    <div className="space-y-3">
      <Field
        label={t('labs.value')}
        hint={
          <>
            {unit !== '' && <span className="sr-only">{unit}. </span>}
            {t('labs.valueHint')}
          </>
        }
        error={'problem' in read ? t(`labs.valueProblem.${read.problem}`) : undefined}
      >
        <span className="flex items-center gap-2">
          <TextInput
            inputMode={mayBeNegative ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            className="tabular max-w-36"
            value={typed}
            onChange={({ target }) => setEntry({ typed: target.value, system })}
          />
          <span aria-hidden="true" className="text-sm text-muted">
            {unit}
          </span>
        </span>
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

/** What was typed, and in which system of units: going there and back shows it as it was. */
type Entry = { typed: string; system: UnitSystem }
type Shown = Pick<PlacedValueProps, 'test' | 'system'> & { decimalMark: string }

/** The figure in the units that are shown; what is none stays as it was typed, and where no fixed factor converts there is none. */
function typedIn(entry: Entry, { test, system, decimalMark }: Shown): string {
  if (entry.system === system) return entry.typed
  const read = readFigure(entry.typed, { decimalMark, mayBeNegative: true })
  if ('problem' in read) return entry.typed
  return read.value === null ? '' : write(convert(read.value, test, system), decimalMark)
}

function write(value: number | null, decimalMark: string): string {
  return value === null ? '' : String(value).replace('.', decimalMark)
}
