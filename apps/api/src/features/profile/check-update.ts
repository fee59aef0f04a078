import {
  firstFields,
  profileLimits,
  readOnlyFields,
  yearRange,
} from '@auscult/contract/people/profile-completion.ts'
import { nationalities, selfDescribed, studentCountries } from '@auscult/contract/people/profile-lists.ts'
import type { ProfileUpdate } from '@auscult/contract/people/profile.ts'
import { withoutTitle } from '@auscult/contract/person-title.ts'
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

/** Numbers are compared and kept in capitals and plain figures, with single spaces between and none at the ends. */
export function normaliseNumber(registrationNumber: string): string {
  return registrationNumber.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toUpperCase()
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
  if (told.type === null) requireFirst(type, update)
  const foreign = doctorsFields.find((field) => update[field] !== undefined)
  if (type === 'Student' && foreign !== undefined) throw refusal('wrongType', foreign)
  if (
    told.type === 'Student' &&
    update.userName !== undefined &&
    withoutTitle(update.userName) !== update.userName
  )
    throw refusal('titleNotOwn', 'userName')
  const hasMoved =
    update.country !== undefined && JSON.stringify(update.country) !== JSON.stringify(told.country)
  const council = update.medicalCouncil ?? (hasMoved ? null : told.medicalCouncil)
  const isNumberNew = update.doctorRegistrationNumber !== undefined && told.doctorRegistrationNumber === null
  const country = update.country ?? told.country
  requireListed({ ...update, type }, { country, isNumberAlone: isNumberNew && council === null }, lists)
  requirePossible(told, update, now)
  return type
}

function requireChangeable(told: ToldProfile, update: ProfileUpdate): void {
  const sent: Partial<Record<keyof ToldProfile, unknown>> = {
    ...update,
    name: update.userName,
    doctorRegistrationNumber:
      update.doctorRegistrationNumber && normaliseNumber(update.doctorRegistrationNumber),
  }
  const changed = readOnlyFields(told).find(
    (field) => sent[field] !== undefined && JSON.stringify(sent[field]) !== JSON.stringify(told[field]),
  )
  if (changed !== undefined) throw refusal('readOnly', changed === 'name' ? 'userName' : changed)
  // Beside the badge a council is only told with the number that an operator then looks up.
  const isToldAlone = update.doctorRegistrationNumber === undefined && update.medicalCouncil !== undefined
  if (told.status === 'Active' && isToldAlone && update.medicalCouncil !== told.medicalCouncil)
    throw refusal('readOnly', 'medicalCouncil')
}

/** Onboarding ends with the first update, so that has to tell what onboarding asks for. */
function requireFirst(type: 'Dr' | 'Student', update: ProfileUpdate): void {
  const missing = firstFields[type].find((field) => update[field] === undefined)
  if (missing !== undefined) throw refusal('missing', missing)
}

function requireListed(
  update: ProfileUpdate & { type: 'Dr' | 'Student' },
  { country, isNumberAlone }: { country: readonly string[]; isNumberAlone: boolean },
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
  if (councils.length > 0 && isNumberAlone) throw refusal('councilMissing', 'medicalCouncil')
  if (update.gender === selfDescribed) throw refusal('notInList', 'gender')
}

function requirePossible(told: ToldProfile, update: ProfileUpdate, now: Date): void {
  const thisYear = now.getUTCFullYear()
  const { dob } = update
  const { yearOfGraduation, yearOfEnrollment } = told
  const years = { yearOfGraduation, yearOfEnrollment, ...update }
  for (const field of ['yearOfEnrollment', 'yearOfGraduation'] as const) {
    const year = years[field]
    const { first, last } = yearRange(field, { dob: dob ?? told.dob, thisYear })
    const isPossible = year === undefined || year === null || (year >= first && year <= last)
    // Of two facts that exclude each other the one that is new is to be looked at.
    const isAsked = update[field] !== undefined || dob !== undefined
    if (isAsked && !isPossible) throw refusal('notPossible', update[field] === undefined ? 'dob' : field)
  }
  const { first, youngestYears } = profileLimits.birth
  const youngest = `${thisYear - youngestYears}${now.toISOString().slice(4, 10)}`
  if (dob !== undefined && (dob < `${first}-01-01` || dob > youngest)) throw refusal('notPossible', 'dob')
}
