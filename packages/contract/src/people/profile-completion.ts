/*
 * The rules of a profile that both sides keep, apart from the schemas: a page that shows them needs no Zod.
 */

type UserType = 'Dr' | 'Student'

/** What completion counts, as the answer of `getProfile` names the fields. */
type Counted = {
  type: UserType | null
  country: readonly string[]
  professionalCategory: readonly unknown[]
  professionalCategoryRole: unknown
  place: string | null
  yearOfGraduation: number | null
  yearOfEnrollment: number | null
  universityName: string | null
  medicalCouncil: string | null
  doctorRegistrationNumber: string | null
  gender: string | null
  dob: string | null
  nationality: string | null
}

export type CountedField = keyof Counted

/** The specification's field lists, section 5. */
export const completionFields: Readonly<Record<UserType, readonly CountedField[]>> = {
  Dr: [
    'country',
    'dob',
    'doctorRegistrationNumber',
    'gender',
    'medicalCouncil',
    'nationality',
    'place',
    'professionalCategoryRole',
    'type',
    'universityName',
    'yearOfGraduation',
  ],
  Student: [
    'country',
    'dob',
    'gender',
    'nationality',
    'professionalCategory',
    'type',
    'universityName',
    'yearOfEnrollment',
  ],
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== ''
}

/** The share of filled fields in whole percent, and those that are not filled; 100 only where none is missing. */
export function completionOf(profile: Counted): { percentage: number; missing: CountedField[] } {
  const fields = completionFields[profile.type ?? 'Dr']
  const missing = fields.filter((field) => !isFilled(profile[field]))
  return { percentage: Math.round(((fields.length - missing.length) / fields.length) * 100), missing }
}

/** What the first update tells beside `type`, by its own names: the specification's step 2. */
export const firstFields = {
  Dr: ['country', 'professionalCategoryId'],
  Student: ['country', 'yearOfEnrollment'],
} as const

type Lockable = Counted & {
  status: 'Pending' | 'Active'
  verification: { state: 'none' | 'waiting' | 'verified' | 'refused' | 'withdrawn' }
}

const lockedOnceFilled: Readonly<Record<UserType, readonly CountedField[]>> = {
  Dr: ['type', 'country'],
  Student: ['type', 'country', 'universityName', 'yearOfEnrollment'],
}

/** Whether what an operator compares with a register can be put right. */
export function isCorrectable(state: Lockable['verification']['state']): boolean {
  return state === 'refused' || state === 'withdrawn'
}

/**
 * What can't be changed any more because it stands there; the server refuses another value with `field-read-only`. What an operator
 * compares with a register, or has, must not become another thing afterwards: the number fixes the council, also where none stands there, and
 * nothing fixes it before. After a refusal or a withdrawal all of it can be corrected.
 */
export function readOnlyFields(profile: Lockable): (CountedField | 'name')[] {
  const { type, status, verification, doctorRegistrationNumber } = profile
  // A badge that was given beforehand is that of the name it was given to.
  if (type === null) return status === 'Active' ? ['name'] : []
  const hasNumber = doctorRegistrationNumber !== null
  const isNameFixed = status === 'Active' || hasNumber
  const isCouncilFixed = hasNumber || (status === 'Active' && isFilled(profile.medicalCouncil))
  const fields = isCorrectable(verification.state) ? (['type'] as const) : lockedOnceFilled[type]
  return [
    ...(isNameFixed ? (['name'] as const) : []),
    ...fields.filter((field) => isFilled(profile[field])),
    ...(isCouncilFixed ? (['medicalCouncil'] as const) : []),
    ...(hasNumber ? (['doctorRegistrationNumber'] as const) : []),
  ]
}

/** Which years can be told, both ends included. Nobody enrols or graduates before the age at which they may have an account. */
export function yearRange(
  field: 'yearOfEnrollment' | 'yearOfGraduation',
  { dob, thisYear }: { dob: string | null; thisYear: number },
): { first: number; last: number } {
  const { first } = field === 'yearOfEnrollment' ? profileLimits.enrollment : profileLimits.graduation
  const youngest = dob === null ? first : Number(dob.slice(0, 4)) + profileLimits.birth.youngestYears
  return { first: Math.max(first, youngest), last: thisYear }
}

export const profileLimits = {
  enrollment: { first: 1950 },
  graduation: { first: 1940 },
  birth: { first: 1900, youngestYears: 16 },
  /** Characters of a free text. */
  text: 200,
  gender: 60,
  registrationNumber: 40,
  categories: 10,
  search: { min: 2, max: 80, found: 20 },
} as const
