import {
  type CountedField,
  profileLimits,
  readOnlyFields,
} from '@auscult/contract/people/profile-completion.ts'
import { nationalities, selfDescribed, studentCountries } from '@auscult/contract/people/profile-lists.ts'
import type { ProfileUpdate } from '@auscult/contract/people/profile.ts'
import type { ReferenceLists } from '../../parts/reference-lists.ts'
import type { ToldProfile } from './present-profile.ts'
import { refusal } from './refusal.ts'

type Field = keyof ProfileUpdate

/** What only a doctor has. */
const doctorsFields: readonly Field[] = [
  'roleId',
  'place',
  'medicalCouncil',
  'doctorRegistrationNumber',
  'yearOfGraduation',
]

/** Numbers are compared and kept in capitals, without spaces at the ends. */
export function normaliseNumber(registrationNumber: string): string {
  return registrationNumber.trim().toUpperCase()
}

/** Throws for what may not be changed, belongs to the other profession, stands in no list or cannot be. Returns the profession. */
export function checkUpdate(
  told: ToldProfile,
  update: ProfileUpdate,
  { now, lists }: { now: Date; lists: ReferenceLists },
): 'Dr' | 'Student' {
  const type = told.type ?? update.type
  if (type === undefined) throw refusal('typeMissing')
  requireChangeable(told, update)
  const foreign = doctorsFields.find((field) => update[field] !== undefined)
  if (type === 'Student' && foreign !== undefined) throw refusal('wrongType', foreign)
  requireListed({ ...update, type }, update.country ?? told.country, lists)
  requirePossible(update, now)
  return type
}

function requireChangeable(told: ToldProfile, update: ProfileUpdate): void {
  const sent: Partial<Record<CountedField, unknown>> = {
    ...update,
    doctorRegistrationNumber:
      update.doctorRegistrationNumber && normaliseNumber(update.doctorRegistrationNumber),
  }
  const changed = readOnlyFields(told).find(
    (field) => sent[field] !== undefined && JSON.stringify(sent[field]) !== JSON.stringify(told[field]),
  )
  if (changed !== undefined) throw refusal('readOnly', changed)
  // A name that an operator compares with a register, or has, is not to become another one afterwards.
  const isNameFixed = told.status === 'Active' || told.doctorRegistrationNumber !== null
  if (isNameFixed && update.userName !== undefined && update.userName !== told.name)
    throw refusal('readOnly', 'userName')
}

function requireListed(
  update: ProfileUpdate & { type: 'Dr' | 'Student' },
  country: readonly string[],
  { countries, specialities, roles }: ReferenceLists,
): void {
  const choices: Partial<Record<Field, readonly string[]>> = {
    country: update.type === 'Dr' ? countries.map(({ name }) => name) : studentCountries,
    professionalCategoryId: specialities.map(({ id }) => id),
    roleId: roles.map(({ id }) => id),
    nationality: nationalities.map(({ name }) => name),
  }
  for (const field of ['country', 'professionalCategoryId', 'roleId', 'nationality'] as const) {
    const chosen = [update[field] ?? []].flat()
    if (chosen.some((value) => choices[field]?.includes(value) === false)) throw refusal('notInList', field)
  }
  const councils = countries.filter(({ name }) => country.includes(name)).flatMap((each) => each.councils)
  if (update.medicalCouncil !== undefined && councils.length > 0 && !councils.includes(update.medicalCouncil))
    throw refusal('notInList', 'medicalCouncil')
  if (update.gender === selfDescribed) throw refusal('notInList', 'gender')
}

function requirePossible({ yearOfEnrollment, yearOfGraduation, dob }: ProfileUpdate, now: Date): void {
  const thisYear = now.getUTCFullYear()
  if ((yearOfEnrollment ?? 0) > thisYear) throw refusal('notPossible', 'yearOfEnrollment')
  if ((yearOfGraduation ?? 0) > thisYear) throw refusal('notPossible', 'yearOfGraduation')
  const { first, youngestYears } = profileLimits.birth
  const youngest = `${thisYear - youngestYears}${now.toISOString().slice(4, 10)}`
  if (dob !== undefined && (dob < `${first}-01-01` || dob > youngest)) throw refusal('notPossible', 'dob')
}
