import { z } from 'zod'
import { UserStatus, UserType } from '../auth/auth.ts'
import { operation } from '../operation.ts'
import { DescribedPerson, pageQuery, Relation } from './people.ts'
import { completionFields, profileLimits } from './profile-completion.ts'
import { ProfessionalCategory, ProfessionalRole } from './reference.ts'
import { PersonName } from '../person-name.ts'
import { line, text } from '../text.ts'

/**
 * Where the verification of a doctor stands: no number was entered; it waits for a person to look; confirmed (`status` is Active);
 * refused, with the operator's words in `reason`; or withdrawn. What was to be looked up can be corrected after the last two.
 */
export const Verification = z.object({
  state: z.enum(['none', 'waiting', 'verified', 'refused', 'withdrawn']),
  reason: z.string().nullable(),
})
export type Verification = z.infer<typeof Verification>

/** The caller's own profile; null and an empty list stand for what was not told. */
export const Profile = z.object({
  _id: z.uuid(),
  name: z.string(),
  type: UserType,
  status: UserStatus,
  country: z.array(z.string()),
  professionalCategory: z.array(ProfessionalCategory),
  professionalCategoryRole: ProfessionalRole.nullable(),
  /** The current institution. */
  place: z.string().nullable(),
  yearOfGraduation: z.number().int().nullable(),
  yearOfEnrollment: z.number().int().nullable(),
  universityName: z.string().nullable(),
  medicalCouncil: z.string().nullable(),
  doctorRegistrationNumber: z.string().nullable(),
  /** One of `genders`, or the person's own words. */
  gender: z.string().nullable(),
  /** YYYY-MM-DD. */
  dob: z.iso.date().nullable(),
  nationality: z.string().nullable(),
  /** A key for `getDownloadUrl`. */
  profilePicture: z.string().nullable(),
  /** Whether strangers find and see what `OtherProfile` shows. */
  public: z.boolean(),
  verification: Verification,
  /** By `completionOf`. */
  completion: z.object({
    percentage: z.number().int().min(0).max(100),
    missing: z.array(z.enum([...new Set([...completionFields.Dr, ...completionFields.Student])])),
  }),
})
export type Profile = z.infer<typeof Profile>

/** Somebody else's profile: this much and nothing more. */
export const OtherProfile = DescribedPerson.extend({
  fullName: z.string(),
  relation: Relation,
  /** Of the request that waits between the two; null where none does. */
  requestId: z.uuid().nullable(),
})
export type OtherProfile = z.infer<typeof OtherProfile>

const word = (max: number) => text({ max }).trim().min(1)

/** Only what is named is changed. The first update, which ends onboarding, names `type` and `firstFields`. */
export const ProfileUpdate = z.object({
  /** The account's name; fixed while a registration number stands there, and with the badge. */
  userName: PersonName.optional(),
  type: UserType.optional(),
  /** Names of `listCountries` for doctors, of `studentCountries` for students. */
  country: z.array(word(80)).min(1).max(3).optional(),
  /** The whole new list, the main speciality first. */
  professionalCategoryId: z.array(word(80)).min(1).max(profileLimits.categories).optional(),
  roleId: word(80).optional(),
  public: z.boolean().optional(),
  /** One of `genders` but the last, in whose place the person's own words are sent. */
  gender: line({ max: profileLimits.gender }).optional(),
  /** A name of `nationalities`. */
  nationality: word(80).optional(),
  dob: z.iso.date().optional(),
  /** A key of the caller's own whose bytes were sent in the last half day; null takes the picture away. */
  profilePicture: z.uuid().nullable().optional(),
  yearOfEnrollment: z.number().int().min(profileLimits.enrollment.first).max(9_999).optional(),
  universityName: line({ max: profileLimits.text }).optional(),
  place: line({ max: profileLimits.text }).optional(),
  medicalCouncil: line({ max: profileLimits.text }).optional(),
  /** In any form: how a number looks is never a reason to refuse it. Entering it puts the account in the queue of verification. */
  doctorRegistrationNumber: line({ max: profileLimits.registrationNumber }).optional(),
  yearOfGraduation: z.number().int().min(profileLimits.graduation.first).max(9_999).optional(),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

export const getProfile = operation({
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "The caller's own profile as a list of one; an empty list before onboarding.",
  answer: z.object({ data: z.array(Profile).max(1) }),
})

/**
 * 400 `input-not-valid` for a value that is in none of the lists, a year or a birth date that cannot be, and for a first update that lacks
 * what `firstFields` names; 400 `profile-type-missing` for one without `type`; 403 `field-read-only` for another value of what is fixed, or of what only a doctor has; 403
 * `photo-not-own` for a picture that is not the caller's own and finished.
 */
export const updateProfile = operation({
  name: 'updateProfile',
  method: 'POST',
  path: '/profile/update',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "Change the caller's own profile. The first update ends onboarding.",
  body: ProfileUpdate,
  answer: z.object({ data: z.array(Profile).length(1) }),
})

/** 404 `verification-not-waiting` where no number waits, also where an operator has decided in the same moment. A badge that was there stays. */
export const withdrawVerification = operation({
  name: 'withdrawVerification',
  method: 'DELETE',
  path: '/profile/verification',
  access: 'doctor',
  limit: 'general',
  sealed: true,
  summary: "Take back the caller's registration number while it waits for verification.",
  answer: z.object({ data: z.array(Profile).length(1) }),
})

/** 404 `person-not-found` for nobody, for who has not finished onboarding, and for a profile that is not public and not of the caller's circle. */
export const getProfileById = operation({
  name: 'getProfileById',
  method: 'GET',
  path: '/profile/by/{id}',
  access: 'onboarded',
  limit: 'people',
  sealed: true,
  summary: "What another person's profile shows.",
  params: z.object({ id: z.uuid() }),
  answer: z.object({ data: z.array(OtherProfile).length(1) }),
})

export const searchProfiles = operation({
  name: 'searchProfiles',
  method: 'GET',
  path: '/profile/search',
  access: 'onboarded',
  limit: 'people',
  sealed: true,
  summary:
    'People with a public profile in whose name words begin as those of the search; the caller is never among them.',
  query: z.object({
    q: text({ max: profileLimits.search.max }).trim().min(profileLimits.search.min),
    ...pageQuery(profileLimits.search.found),
  }),
  answer: z.object({ data: z.array(OtherProfile), total: z.number().int(), hasMore: z.boolean() }),
})
