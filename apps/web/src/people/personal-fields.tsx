import { profileLimits } from '@auscult/contract/people/profile-completion.ts'
import { genders, nationalities, selfDescribed } from '@auscult/contract/people/profile-lists.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../ui/form/combobox.tsx'
import { DateInput } from '../ui/form/date-input.tsx'
import { Field } from '../ui/form/field.tsx'
import { RadioList } from '../ui/form/radio-list.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useRegionOptions } from './region-name.ts'

/*
 * Accessibility
 * - The words of one's own have a field that appears under the choice which asks for them.
 */

export type FieldProps = { value: string; onChange: (value: string) => void; error?: string | undefined }

type Gender = (typeof genders)[number]
const isListed = (value: string): value is Gender => genders.some((gender) => gender === value)

/** What was chosen, and the words of one's own: anything that is not in the list is the latter. */
function partsOf(value: string): { choice: Gender | null; words: string } {
  if (value === '') return { choice: null, words: '' }
  if (isListed(value)) return { choice: value, words: '' }
  return { choice: selfDescribed, words: value.trim() === '' ? '' : value }
}

/** Whether the gender can be sent: chosen, and where it asks for words, with them. */
export function isGenderGiven(value: string): boolean {
  return value.trim() !== '' && value !== selfDescribed
}

export function GenderField({ value, onChange, error }: FieldProps) {
  const { t } = useTranslation('people')
  const { choice, words } = partsOf(value)
  return (
    <div className="space-y-3">
      <RadioList
        label={t('fields.gender')}
        error={error}
        options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        value={choice}
        onValueChange={onChange}
      />
      {choice === selfDescribed && (
        <Field label={t('describeGender')}>
          <TextInput
            value={words}
            maxLength={profileLimits.gender}
            // What was emptied is still described by oneself.
            onChange={({ target }) => onChange(target.value === '' ? selfDescribed : target.value)}
          />
        </Field>
      )}
    </div>
  )
}

/** The last day on which somebody old enough was born, and the first that is taken. */
function birthRange(now = new Date()): { min: string; max: string } {
  const latest = new Date(now)
  latest.setFullYear(latest.getFullYear() - profileLimits.birth.youngestYears)
  return { min: `${profileLimits.birth.first}-01-01`, max: latest.toISOString().slice(0, 10) }
}

/** Whether a date of birth, 'YYYY-MM-DD', can be. */
export function isBirthDate(value: string): boolean {
  const { min, max } = birthRange()
  return value >= min && value <= max
}

export function BirthField({ value, onChange, error: refused }: FieldProps) {
  const { t } = useTranslation('people')
  const [range] = useState(() => birthRange())
  const error = value === '' || isBirthDate(value) ? refused : t('birthNotPossible')
  return (
    <Field label={t('fields.dob')} error={error}>
      <DateInput
        {...range}
        autoComplete="bday"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

const names = nationalities.map(({ name }) => name)

export function NationalityField({ value, onChange, error }: FieldProps) {
  const { t } = useTranslation('people')
  return (
    <Field label={t('fields.nationality')} error={error}>
      <Combobox
        options={useRegionOptions(names)}
        value={value || null}
        onValueChange={(next) => onChange(next ?? '')}
      />
    </Field>
  )
}
