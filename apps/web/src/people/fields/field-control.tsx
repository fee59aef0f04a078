import { profileLimits, yearRange } from '@auscult/contract/people/profile-completion.ts'
import type { Profile } from '@auscult/contract/people/profile.ts'
import { studentCountries } from '@auscult/contract/people/profile-lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Combobox, type ComboboxOption } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { NumberInput } from '../../ui/form/number-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { BirthField, GenderField, NationalityField } from '../personal-fields.tsx'
import { countriesQuery, rolesQuery, specialitiesQuery } from '../queries.ts'
import { useReferenceNames, useSpecialityOptions } from '../reference-names.ts'
import { useRegionOptions } from '../region-name.ts'
import { type FieldId, isWithin, otherSpecialities } from './field-values.ts'

type FieldControlProps = {
  field: FieldId
  label: string
  profile: Profile
  value: string
  onChange: (value: string) => void
  /** Why the server did not take what stands there. */
  error: string | undefined
  /** The date of birth as it would be saved, 'YYYY-MM-DD' or empty. */
  dob: string
  /** Ids of specialities that are to go. */
  left: readonly string[]
  onLeave: (id: string) => void
}

type ControlProps = Pick<FieldControlProps, 'label' | 'value' | 'onChange' | 'error'> & { hint?: string }

/** What a field is edited with. */
export function FieldControl({ field, profile, dob, left, onLeave, ...control }: FieldControlProps) {
  switch (field) {
    case 'gender':
      return <GenderField {...control} />
    case 'dob':
      return <BirthField {...control} />
    case 'nationality':
      return <NationalityField {...control} />
    case 'yearOfGraduation':
    case 'yearOfEnrollment':
      return <YearControl {...control} field={field} dob={dob} />
    case 'professionalCategory':
      return <SpecialityControl {...control} profile={profile} left={left} onLeave={onLeave} />
    case 'professionalCategoryRole':
      return <RoleControl {...control} />
    case 'country':
      return <CountryControl {...control} isStudent={profile.type === 'Student'} />
    case 'medicalCouncil':
      return <CouncilControl {...control} country={profile.country[0]} />
    case 'doctorRegistrationNumber':
      return <NumberControl {...control} country={profile.country[0]} />
    default:
      return <TextControl {...control} />
  }
}

type ChoiceProps = ControlProps & { options: readonly ComboboxOption[]; loading?: boolean }

function Choice({ label, value, onChange, error, hint, options, loading = false }: ChoiceProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Combobox
        options={options}
        loading={loading}
        value={value || null}
        onValueChange={(next) => onChange(next ?? '')}
      />
    </Field>
  )
}

function TextControl({
  label,
  value,
  onChange,
  error,
  hint,
  max = profileLimits.text,
}: ControlProps & { max?: number }) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput value={value} maxLength={max} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}

type YearControlProps = ControlProps & { field: 'yearOfGraduation' | 'yearOfEnrollment'; dob: string }

function YearControl({ field, label, value, onChange, error, dob }: YearControlProps) {
  const { t } = useTranslation('people')
  const [thisYear] = useState(() => new Date().getFullYear())
  const { first, last } = yearRange(field, { dob: dob || null, thisYear })
  const isPossible = isWithin(value, { first, last })
  // Nobody is told that '2' is no year while they type '2024'.
  const isOdd = value.length > 3 && !isPossible
  return (
    <Field
      label={label}
      error={isOdd ? t('yearNotPossible', { first: String(first), last: String(last) }) : error}
    >
      <NumberInput
        isYear
        min={first}
        max={last}
        value={value === '' ? null : Number(value)}
        onValueChange={(year) => onChange(year === null ? '' : String(year))}
      />
    </Field>
  )
}

type SpecialityControlProps = ControlProps & Pick<FieldControlProps, 'profile' | 'left' | 'onLeave'>

/** The main speciality, and what a doctor has beside it, each of which can go. */
function SpecialityControl({ profile, left, onLeave, ...control }: SpecialityControlProps) {
  const { t } = useTranslation('people')
  const { specialityName } = useReferenceNames()
  const { data = [], isPending } = useQuery(specialitiesQuery)
  const others = otherSpecialities(profile, control.value, left)
  return (
    <>
      <Choice {...control} options={useSpecialityOptions(data)} loading={isPending} />
      {others.length > 0 && (
        <div className="mt-3">
          <p className="text-sm text-muted">{t('otherSpecialities')}</p>
          <ul>
            {others.map((other) => (
              <li key={other._id} className="flex items-center justify-between gap-3">
                {specialityName(other)}
                <Button
                  variant="plain"
                  aria-label={t('removeSpeciality', { name: specialityName(other) })}
                  onClick={() => onLeave(other._id)}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function RoleControl(control: ControlProps) {
  const { data = [], isPending } = useQuery(rolesQuery)
  const { roleName } = useReferenceNames()
  const options = data.map((role) => ({ value: role._id, label: roleName(role) }))
  return <Choice {...control} options={options} loading={isPending} />
}

function CountryControl({ isStudent, ...control }: ControlProps & { isStudent: boolean }) {
  const { data = [] } = useQuery({ ...countriesQuery, enabled: !isStudent })
  const names = isStudent ? studentCountries : data.map(({ countryName }) => countryName)
  return <Choice {...control} options={useRegionOptions(names)} />
}

/** Chosen where the country has a list of councils, typed where it has none. */
function CouncilControl({ country, ...control }: ControlProps & { country: string | undefined }) {
  const { t } = useTranslation('people')
  const { data = [], isPending } = useQuery(countriesQuery)
  const hint = t('councilFinal')
  const councils = data.find(({ countryName }) => countryName === country)?.medicalCouncil ?? []
  if (!isPending && councils.length === 0) return <TextControl {...control} hint={hint} />
  const options = councils.map(({ name }) => ({ value: name, label: name }))
  return <Choice {...control} hint={hint} options={options} loading={isPending} />
}

/** How numbers look in the country is a hint; none is refused for it. */
function NumberControl({ country, ...control }: ControlProps & { country: string | undefined }) {
  const { t } = useTranslation('people')
  const { data = [] } = useQuery(countriesQuery)
  const { numberHint } = useReferenceNames()
  const issuer = data.find(({ countryName }) => countryName === country)
  const form = issuer?.registrationNumber && numberHint(issuer.iso2, issuer.registrationNumber.hint)
  const hint = [t('registrationWarning'), t('numberFinal'), form && t('numberForm', { form })]
    .filter(Boolean)
    .join(' ')
  return <TextControl {...control} hint={hint} max={profileLimits.registrationNumber} />
}
