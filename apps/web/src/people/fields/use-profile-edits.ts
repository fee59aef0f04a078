import { readOnlyFields, yearRange } from '@auscult/contract/people/profile-completion.ts'
import type { Profile } from '@auscult/contract/people/profile.ts'
import type { Country } from '@auscult/contract/people/reference.ts'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../lib/calls/call-errors.ts'
import { useUnsent } from '../../lib/session/use-unsent.ts'
import { isBirthDate, isGenderGiven } from '../personal-fields.tsx'
import { useUpdateProfile } from '../queries.ts'
import { type Edits, type FieldId, fieldIds, isAbout, isWithin, keptValue, updateOf } from './field-values.ts'

/** `left` are ids of specialities that are to go. */
const Unsent = z.object({
  edits: z.partialRecord(z.enum(fieldIds), z.string()),
  left: z.array(z.string()),
})
const nothing: z.infer<typeof Unsent> = { edits: {}, left: [] }

/** Whether what was typed can be sent; the server has the last word. */
function canBeSent(field: FieldId, value: string, given: { dob: string | null; thisYear: number }): boolean {
  if (field === 'gender') return isGenderGiven(value)
  if (field === 'dob') return isBirthDate(value)
  if (field === 'yearOfGraduation' || field === 'yearOfEnrollment')
    return isWithin(value, yearRange(field, given))
  return value.trim() !== ''
}

/** A council of another country is asked for anew, where one was being told or the number needs one. */
function withCouncil(
  { medicalCouncil, ...edits }: Edits,
  profile: Profile,
  countries: readonly Country[] | undefined,
): Edits {
  const country = countries?.find(({ countryName }) => countryName === edits.country)
  const isNeeded = medicalCouncil !== undefined || edits.doctorRegistrationNumber !== undefined
  if (!isNeeded || country === undefined || country.medicalCouncil.length === 0) return edits
  const own = edits.country === profile.country[0] ? keptValue(profile, 'medicalCouncil') : ''
  return { ...edits, medicalCouncil: own || (country.preselectedCouncil ?? '') }
}

/** What of the own profile is being changed, and the way to save or drop it. `countries` are those of the server, once they are there; what is not saved is kept for the tab under `place`. */
export function useProfileEdits(
  profile: Profile,
  fields: readonly FieldId[],
  countries: readonly Country[] | undefined,
  place: string,
) {
  const update = useUpdateProfile()
  const [{ edits: typed, left }, setUnsent] = useUnsent(place, Unsent, nothing)
  const locked: readonly string[] = readOnlyFields(profile)
  const edits: Edits = Object.fromEntries(Object.entries(typed).filter(([field]) => !locked.includes(field)))
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

  const edit = (field: FieldId, value: string) => {
    const next = { ...edits, [field]: value }
    setUnsent({ edits: field === 'country' ? withCouncil(next, profile, countries) : next, left })
  }
  const begin = (field: FieldId) => {
    const country = countries?.find(({ countryName }) => countryName === drafted.country[0])
    const council = country?.preselectedCouncil ?? ''
    // A number is one of a council's, so that both are told together where the country has a list.
    const isCouncilAsked =
      field === 'doctorRegistrationNumber' &&
      fields.includes('medicalCouncil') &&
      (country?.medicalCouncil.length ?? 0) > 0 &&
      edits.medicalCouncil === undefined &&
      keptValue(drafted, 'medicalCouncil') === ''
    const value = keptValue(drafted, field) || (field === 'medicalCouncil' ? council : '')
    const asked = isCouncilAsked ? { medicalCouncil: council } : {}
    setUnsent({ edits: { ...edits, ...asked, [field]: value }, left })
  }
  const stop = () => setUnsent(nothing)
  const reset = () => {
    stop()
    update.reset()
  }
  /** What the server refuses is shown where it can be mended. */
  const openRefused = (error: Error) => {
    const refused = error instanceof ApiError ? error.field : undefined
    const field = fields.find((each) => isAbout(each, refused))
    if (field !== undefined && edits[field] === undefined && !locked.includes(field)) begin(field)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (edited.length === 0 || !isValid || update.isPending) return
    update.mutate(updateOf(edits, profile, left), { onSuccess: stop, onError: openRefused })
  }
  const leave = (id: string) => setUnsent({ edits, left: [...left, id] })

  return { edits, edited, drafted, dob, left, isValid, update, edit, begin, leave, reset, save }
}
