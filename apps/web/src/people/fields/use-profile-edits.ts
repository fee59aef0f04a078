import { yearRange } from '@auscult/contract/people/profile-completion.ts'
import type { Profile } from '@auscult/contract/people/profile.ts'
import type { Country } from '@auscult/contract/people/reference.ts'
import { type FormEvent, useState } from 'react'
import { isBirthDate, isGenderGiven } from '../personal-fields.tsx'
import { useUpdateProfile } from '../queries.ts'
import { type Edits, type FieldId, isWithin, keptValue, updateOf } from './field-values.ts'

/** Whether what was typed can be sent; the server has the last word. */
function canBeSent(field: FieldId, value: string, given: { dob: string | null; thisYear: number }): boolean {
  if (field === 'gender') return isGenderGiven(value)
  if (field === 'dob') return isBirthDate(value)
  if (field === 'yearOfGraduation' || field === 'yearOfEnrollment')
    return isWithin(value, yearRange(field, given))
  return value.trim() !== ''
}

/** What of the own profile is being changed, and the way to save or drop it. `countries` are those of the server, once they are there. */
export function useProfileEdits(
  profile: Profile,
  fields: readonly FieldId[],
  countries: readonly Country[] | undefined,
) {
  const update = useUpdateProfile()
  const [edits, setEdits] = useState<Edits>({})
  /** Specialities that are to go. */
  const [left, setLeft] = useState<readonly string[]>([])
  const [thisYear] = useState(() => new Date().getFullYear())
  const edited = fields.filter((field) => edits[field] !== undefined)
  /** Councils and hints are those of the country as it would be saved; a council of the one before is none of it. */
  const drafted =
    edits.country === undefined || edits.country === profile.country[0]
      ? profile
      : { ...profile, country: [edits.country], medicalCouncil: null }
  const dob = edits.dob ?? profile.dob ?? ''
  const isValid = edited.every((field) =>
    canBeSent(field, edits[field] ?? '', { dob: dob || null, thisYear }),
  )

  const edit = (field: FieldId, value: string) => setEdits((before) => ({ ...before, [field]: value }))
  const begin = (field: FieldId) => {
    const country = countries?.find(({ countryName }) => countryName === drafted.country[0])
    const preselected = field === 'medicalCouncil' ? country?.preselectedCouncil : null
    edit(field, keptValue(drafted, field) || (preselected ?? ''))
  }
  const stop = () => {
    setEdits({})
    setLeft([])
  }
  const reset = () => {
    stop()
    update.reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (edited.length === 0 || !isValid || update.isPending) return
    update.mutate(updateOf(edits, profile, left), { onSuccess: stop })
  }
  const leave = (id: string) => setLeft((before) => [...before, id])

  return { edits, edited, drafted, dob, left, isValid, update, edit, begin, leave, reset, save }
}
