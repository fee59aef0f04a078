import type { Profile, ProfileUpdate } from '@auscult/contract/people/profile.ts'

/** What a profile shows line by line, by the names of `getProfile`. */
export type FieldId =
  | 'type'
  | 'country'
  | 'medicalCouncil'
  | 'doctorRegistrationNumber'
  | 'professionalCategory'
  | 'place'
  | 'professionalCategoryRole'
  | 'yearOfGraduation'
  | 'universityName'
  | 'yearOfEnrollment'
  | 'gender'
  | 'dob'
  | 'nationality'

/** What is being edited, as text: ids of what is chosen, digits of years. */
export type Edits = Partial<Record<FieldId, string>>

/** What is kept, as editing begins with it; empty where nothing is. */
export function keptValue(profile: Profile, field: FieldId): string {
  if (field === 'country') return profile.country[0] ?? ''
  if (field === 'professionalCategory') return profile.professionalCategory[0]?._id ?? ''
  if (field === 'professionalCategoryRole') return profile.professionalCategoryRole?._id ?? ''
  return String(profile[field] ?? '')
}

/** The update that takes all edits over. A new speciality comes first, and those that were there stay behind it. */
export function updateOf(edits: Edits, profile: Profile): ProfileUpdate {
  const { country, professionalCategory, professionalCategoryRole, yearOfGraduation, yearOfEnrollment } =
    edits
  const {
    type: _fixed,
    medicalCouncil,
    doctorRegistrationNumber,
    place,
    universityName,
    gender,
    dob,
    nationality,
  } = edits
  const given = { medicalCouncil, doctorRegistrationNumber, place, universityName, gender, dob, nationality }
  const texts = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value.trim()]])),
  )
  return {
    ...texts,
    ...(country !== undefined && { country: [country] }),
    ...(professionalCategory !== undefined && {
      professionalCategoryId: [
        ...new Set([professionalCategory, ...profile.professionalCategory.map(({ _id }) => _id)]),
      ].slice(0, 10),
    }),
    ...(professionalCategoryRole !== undefined && { roleId: professionalCategoryRole }),
    ...(yearOfGraduation !== undefined && { yearOfGraduation: Number(yearOfGraduation) }),
    ...(yearOfEnrollment !== undefined && { yearOfEnrollment: Number(yearOfEnrollment) }),
  }
}
