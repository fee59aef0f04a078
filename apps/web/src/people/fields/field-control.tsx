import { profileLimits } from '@auscult/contract/people/profile-completion.ts'
import type { Profile } from '@auscult/contract/people/profile.ts'
import { studentCountries } from '@auscult/contract/people/profile-lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Combobox, type ComboboxOption } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { NumberInput } from '../../ui/form/number-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { BirthField, GenderField, NationalityField } from '../personal-fields.tsx'
import { countriesQuery, rolesQuery, specialitiesQuery } from '../queries.ts'
import { useReferenceNames, useSpecialityOptions } from '../reference-names.ts'
import { useRegionOptions } from '../region-name.ts'
import type { FieldId } from './field-values.ts'

type FieldControlProps = {
  field: FieldId
  label: string
  profile: Profile
  value: string
  onChange: (value: string) => void
}

type ControlProps = Omit<FieldControlProps, 'field' | 'profile'>

/** What a field is edited with. */
export function FieldControl({ field, profile, ...control }: FieldControlProps) {
  switch (field) {
    case 'gender':
      return <GenderField {...control} />
    case 'dob':
      return <BirthField {...control} />
    case 'nationality':
      return <NationalityField {...control} />
    case 'yearOfGraduation':
    case 'yearOfEnrollment':
      return <YearControl {...control} />
    case 'professionalCategory':
      return <SpecialityControl {...control} />
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

function Choice({ label, value, onChange, options, loading = false }: ChoiceProps) {
  return (
    <Field label={label}>
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
  hint,
  max = profileLimits.text,
}: ControlProps & { hint?: string; max?: number }) {
  return (
    <Field label={label} hint={hint}>
      <TextInput value={value} maxLength={max} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}

function YearControl({ label, value, onChange }: ControlProps) {
  return (
    <Field label={label}>
      <NumberInput
        isYear
        value={value === '' ? null : Number(value)}
        onValueChange={(year) => onChange(year === null ? '' : String(year))}
      />
    </Field>
  )
}

function SpecialityControl(control: ControlProps) {
  const { data = [], isPending } = useQuery(specialitiesQuery)
  return <Choice {...control} options={useSpecialityOptions(data)} loading={isPending} />
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
  const { data = [], isPending } = useQuery(countriesQuery)
  const councils = data.find(({ countryName }) => countryName === country)?.medicalCouncil ?? []
  if (!isPending && councils.length === 0) return <TextControl {...control} />
  const options = councils.map(({ name }) => ({ value: name, label: name }))
  return <Choice {...control} options={options} loading={isPending} />
}

/** How numbers look in the country is a hint; none is refused for it. */
function NumberControl({ country, ...control }: ControlProps & { country: string | undefined }) {
  const { t } = useTranslation('people')
  const { data = [] } = useQuery(countriesQuery)
  const { numberHint } = useReferenceNames()
  const issuer = data.find(({ countryName }) => countryName === country)
  const form = issuer?.registrationNumber && numberHint(issuer.iso2, issuer.registrationNumber.hint)
  const hint = [t('registrationWarning'), form && t('numberForm', { form })].filter(Boolean).join(' ')
  return <TextControl {...control} hint={hint} max={profileLimits.registrationNumber} />
}
