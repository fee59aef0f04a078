import { readOnlyFields } from '@auscult/contract/people/profile-completion.ts'
import type { Profile } from '@auscult/contract/people/profile.ts'
import { genders } from '@auscult/contract/people/profile-lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/calls/call-errors.ts'
import { useFormats } from '../../lib/language/format.ts'
import { Button } from '../../ui/button.tsx'
import { EditableField } from '../../ui/form/editable-field.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { countriesQuery } from '../queries.ts'
import { useReferenceNames } from '../reference-names.ts'
import { useRegionName } from '../region-name.ts'
import { FieldControl } from './field-control.tsx'
import { type FieldId, isAbout, keptValue } from './field-values.ts'
import { useProfileEdits } from './use-profile-edits.ts'

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

/** What was wrong with a field, as far as the server says that it is about one. */
function useRefusalOf(error: Error | null): (field: FieldId) => string | undefined {
  const { t } = useTranslation('people')
  return (field) => {
    if (!(error instanceof ApiError) || !isAbout(field, error.field)) return undefined
    if (error.reason === 'name-not-valid') return t('nameRefused')
    return t(error.reason === 'field-read-only' ? 'fieldFixed' : 'fieldRefused')
  }
}

type ProfileFieldsProps = {
  profile: Profile
  fields: readonly FieldId[]
  /** Of the fields, those with a pencil; what the server has fixed has none anyway. */
  editable: readonly FieldId[]
  /** Names what is kept of unsaved changes, for the tab. */
  place: string
  /** Said where a change could not be saved. */
  failure: string
  /** What leads on from a field where nothing is given and which has no pencil here. */
  elsewhere?: { fields: readonly FieldId[]; text: string; onFollow: () => void }
}

function Elsewhere({ text, onFollow }: { text: string; onFollow: () => void }) {
  return (
    <Button variant="plain" className="-mx-4 not-italic" onClick={onFollow}>
      {text}
    </Button>
  )
}

type CountriesFailureProps = { isError: boolean; isFetching: boolean; refetch: () => unknown }

/** Without them council and number have no names, lists and hints of their country. */
function CountriesFailure({ isError, isFetching, refetch }: CountriesFailureProps) {
  const { t } = useTranslation('people')
  return isError ? (
    <ErrorState text={t('countriesFailed')} onRetry={() => void refetch()} retrying={isFetching} />
  ) : null
}

/** Facts of the own profile, each changed by its pencil, all saved together. */
export function ProfileFields({ profile, fields, editable, failure, elsewhere, place }: ProfileFieldsProps) {
  const countries = useQuery({ ...countriesQuery, enabled: profile.type === 'Dr' })
  const { edits, edited, drafted, dob, left, isValid, update, ...change } = useProfileEdits(
    profile,
    fields,
    countries.data,
    place,
  )
  const labelOf = useLabelOf(drafted)
  const textOf = useTextOf(drafted)
  const refusalOf = useRefusalOf(update.error)
  const locked: readonly string[] = readOnlyFields(profile)

  return (
    <form onSubmit={change.save}>
      <CountriesFailure {...countries} />
      <dl className="border-t border-line">
        {fields.map((field) => (
          <EditableField
            key={field}
            label={labelOf(field)}
            value={textOf(field)}
            editing={edits[field] !== undefined}
            missing={elsewhere?.fields.includes(field) && <Elsewhere {...elsewhere} />}
            onEdit={
              editable.includes(field) && !locked.includes(field) ? () => change.begin(field) : undefined
            }
          >
            <FieldControl
              field={field}
              label={labelOf(field)}
              profile={drafted}
              value={edits[field] ?? ''}
              onChange={(value) => change.edit(field, value)}
              error={refusalOf(field)}
              dob={dob}
              left={left}
              onLeave={change.leave}
            />
          </EditableField>
        ))}
      </dl>
      <SaveBar
        changes={edited.length}
        saving={update.isPending}
        disabled={!isValid}
        failure={update.isError ? failure : undefined}
        onReset={change.reset}
      />
    </form>
  )
}
