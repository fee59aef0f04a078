import { profileLimits } from '@auscult/contract/people/profile-completion.ts'
import type { Profile, ProfileUpdate } from '@auscult/contract/people/profile.ts'

/** What a profile shows line by line, by the names of `getProfile`. */
export const fieldIds = [
  'name',
  'type',
  'country',
  'medicalCouncil',
  'doctorRegistrationNumber',
  'professionalCategory',
  'place',
  'professionalCategoryRole',
  'yearOfGraduation',
  'universityName',
  'yearOfEnrollment',
  'gender',
  'dob',
  'nationality',
] as const
export type FieldId = (typeof fieldIds)[number]

/** What is being edited, as text: ids of what is chosen, digits of years. */
export type Edits = Partial<Record<FieldId, string>>

/** What is kept, as editing begins with it; empty where nothing is. */
export function keptValue(profile: Profile, field: FieldId): string {
  if (field === 'country') return profile.country[0] ?? ''
  if (field === 'professionalCategory') return profile.professionalCategory[0]?._id ?? ''
  if (field === 'professionalCategoryRole') return profile.professionalCategoryRole?._id ?? ''
  return String(profile[field] ?? '')
}

/** The specialities behind the one that is chosen as the main one: a doctor's own but those that are to go. */
export function otherSpecialities(profile: Profile, main: string | undefined, left: readonly string[]) {
  return profile.type === 'Student'
    ? []
    : profile.professionalCategory.filter(({ _id }) => _id !== main && !left.includes(_id))
}

/** Whether a year, as digits, is of a range with both its ends. */
export function isWithin(digits: string, { first, last }: { first: number; last: number }): boolean {
  const year = Number(digits)
  return digits !== '' && Number.isInteger(year) && year >= first && year <= last
}

/** What the server calls a field that it names otherwise in an update. */
const sentAs: Partial<Record<FieldId, keyof ProfileUpdate>> = {
  name: 'userName',
  professionalCategory: 'professionalCategoryId',
  professionalCategoryRole: 'roleId',
}

/** Whether a refusal of an update is about this field. */
export function isAbout(field: FieldId, refused: string | undefined): boolean {
  return refused === (sentAs[field] ?? field)
}

/**
 * The update that takes all edits over. A doctor's new speciality comes first, and those that were there stay behind it but for `left`; a
 * student intends one.
 */
export function updateOf(edits: Edits, profile: Profile, left: readonly string[]): ProfileUpdate {
  const { country, professionalCategory, professionalCategoryRole, yearOfGraduation, yearOfEnrollment } =
    edits
  const {
    type: _fixed,
    name: userName,
    medicalCouncil,
    doctorRegistrationNumber,
    place,
    universityName,
    gender,
    dob,
    nationality,
  } = edits
  const given = {
    userName,
    medicalCouncil,
    doctorRegistrationNumber,
    place,
    universityName,
    gender,
    dob,
    nationality,
  }
  const texts = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value.trim()]])),
  )
  return {
    ...texts,
    ...(country !== undefined && { country: [country] }),
    ...(professionalCategory !== undefined && {
      professionalCategoryId: [
        professionalCategory,
        ...otherSpecialities(profile, professionalCategory, left).map(({ _id }) => _id),
      ].slice(0, profileLimits.categories),
    }),
    ...(professionalCategoryRole !== undefined && { roleId: professionalCategoryRole }),
    ...(yearOfGraduation !== undefined && { yearOfGraduation: Number(yearOfGraduation) }),
    ...(yearOfEnrollment !== undefined && { yearOfEnrollment: Number(yearOfEnrollment) }),
  }
}
