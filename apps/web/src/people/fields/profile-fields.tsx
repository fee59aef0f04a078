import { profileLimits, readOnlyFields } from '@auscult/contract/people/profile-completion.ts'
import type { Profile } from '@auscult/contract/people/profile.ts'
import { genders } from '@auscult/contract/people/profile-lists.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/language/format.ts'
import { EditableField } from '../../ui/form/editable-field.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { isBirthDate, isGenderGiven } from '../personal-fields.tsx'
import { countriesQuery, useUpdateProfile } from '../queries.ts'
import { useReferenceNames } from '../reference-names.ts'
import { useRegionName } from '../region-name.ts'
import { FieldControl } from './field-control.tsx'
import { type Edits, type FieldId, keptValue, updateOf } from './field-values.ts'

/*
 * Accessibility
 * - Terms and values with a pencil each; what may not be changed has none. Saved or reset, all are values again.
 */

/** The label of a field, as the person's country calls council and number. */
function useLabelOf(profile: Profile): (field: FieldId) => string {
  const { t } = useTranslation('people')
  const { data = [] } = useQuery({ ...countriesQuery, enabled: profile.type === 'Dr' })
  const labels = data.find(({ countryName }) => countryName === profile.country[0])?.labels
  return (field) => {
    if (field === 'medicalCouncil' && labels) return labels.council
    if (field === 'doctorRegistrationNumber' && labels) return labels.registrationNumber
    if (field === 'country' && profile.type === 'Student') return t('countryOfStudy')
    if (field === 'professionalCategory' && profile.type === 'Student') return t('fields.intendedSpeciality')
    return t(`fields.${field}`)
  }
}

/** What stands there, in words; undefined where nothing does. */
function useTextOf(profile: Profile): (field: FieldId) => string | undefined {
  const { t } = useTranslation('people')
  const regionName = useRegionName()
  const { specialityName, roleName } = useReferenceNames()
  const { formatPartialDate } = useFormats()
  return (field) => {
    const kept = keptValue(profile, field)
    if (kept === '') return undefined
    if (field === 'type') return t(`titles.${profile.type}`)
    if (field === 'country') return profile.country.map(regionName).join(', ')
    if (field === 'nationality') return regionName(kept)
    if (field === 'dob') return formatPartialDate(kept)
    if (field === 'professionalCategory') return profile.professionalCategory.map(specialityName).join(', ')
    if (field === 'professionalCategoryRole')
      return profile.professionalCategoryRole === null
        ? undefined
        : roleName(profile.professionalCategoryRole)
    const gender = field === 'gender' ? genders.find((one) => one === kept) : undefined
    return gender === undefined ? kept : t(`genders.${gender}`)
  }
}

/** Whether what was typed can be sent; the server has the last word. */
function canBeSent(field: FieldId, value: string, thisYear: number): boolean {
  const year = Number(value)
  if (field === 'gender') return isGenderGiven(value)
  if (field === 'dob') return isBirthDate(value)
  if (field === 'yearOfGraduation') return Number.isInteger(year) && year >= profileLimits.graduation.first
  if (field === 'yearOfEnrollment')
    return Number.isInteger(year) && year >= profileLimits.enrollment.first && year <= thisYear
  return value.trim() !== ''
}

type ProfileFieldsProps = {
  profile: Profile
  fields: readonly FieldId[]
  /** Of the fields, those with a pencil; what the server has fixed has none anyway. */
  editable: readonly FieldId[]
  /** Said where a change could not be saved. */
  failure: string
}

/** Facts of the own profile, each changed by its pencil, all saved together. */
export function ProfileFields({ profile, fields, editable, failure }: ProfileFieldsProps) {
  const labelOf = useLabelOf(profile)
  const textOf = useTextOf(profile)
  const { data: countries = [] } = useQuery({ ...countriesQuery, enabled: profile.type === 'Dr' })
  const update = useUpdateProfile()
  const [edits, setEdits] = useState<Edits>({})
  const [thisYear] = useState(() => new Date().getFullYear())
  const locked: readonly string[] = readOnlyFields(profile)
  const edited = fields.filter((field) => edits[field] !== undefined)
  const isValid = edited.every((field) => canBeSent(field, edits[field] ?? '', thisYear))

  const edit = (field: FieldId, value: string) => setEdits((before) => ({ ...before, [field]: value }))
  const reset = () => {
    setEdits({})
    update.reset()
  }

  const begin = (field: FieldId) => {
    const preselected =
      field === 'medicalCouncil'
        ? countries.find(({ countryName }) => countryName === profile.country[0])?.preselectedCouncil
        : null
    edit(field, keptValue(profile, field) || (preselected ?? ''))
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (edited.length === 0 || !isValid || update.isPending) return
    update.mutate(updateOf(edits, profile), { onSuccess: () => setEdits({}) })
  }

  return (
    <form onSubmit={handleSubmit}>
      <dl className="border-t border-line">
        {fields.map((field) => (
          <EditableField
            key={field}
            label={labelOf(field)}
            value={textOf(field)}
            editing={edits[field] !== undefined}
            onEdit={editable.includes(field) && !locked.includes(field) ? () => begin(field) : undefined}
          >
            <FieldControl
              field={field}
              label={labelOf(field)}
              profile={profile}
              value={edits[field] ?? ''}
              onChange={(value) => edit(field, value)}
            />
          </EditableField>
        ))}
      </dl>
      <SaveBar
        changes={edited.length}
        saving={update.isPending}
        disabled={!isValid}
        failure={update.isError ? failure : undefined}
        onReset={reset}
      />
    </form>
  )
}
