import { completionOf } from '@auscult/contract/people/profile-completion.ts'
import type { OtherProfile, Profile, Verification } from '@auscult/contract/people/profile.ts'
import type { ReferenceLists } from '../../parts/reference-lists.ts'
import type { ProfileDeps, Standing } from './profile-deps.ts'
import type { OwnProfile, PersonDescription, ShownProfile } from './store.ts'
import { findVerification, type LookedAt } from './verification/store.ts'

/** Everything told, with null and empty lists for what was not. */
export type ToldProfile = Omit<Profile, 'completion' | 'type'> & {
  type: OwnProfile['user']['type']
}

/** `looked` is what stands in the queue of verification, for a doctor who was ever in it. */
export function presentTold(
  { user, profile }: OwnProfile,
  lists: ReferenceLists,
  looked: LookedAt | undefined,
): ToldProfile {
  const { id, name, type, status, profilePicture } = user
  const role = lists.roles.find((each) => each.id === profile?.roleId)
  return {
    _id: id,
    name,
    type,
    status,
    country: profile?.country ?? [],
    professionalCategory: presentSpecialities(profile?.specialities ?? [], lists),
    professionalCategoryRole: role === undefined ? null : { _id: role.id, roleName: role.name },
    place: profile?.place ?? null,
    yearOfGraduation: profile?.yearOfGraduation ?? null,
    yearOfEnrollment: profile?.yearOfEnrollment ?? null,
    universityName: profile?.universityName ?? null,
    medicalCouncil: profile?.medicalCouncil ?? null,
    doctorRegistrationNumber: profile?.registrationNumber ?? null,
    gender: profile?.gender ?? null,
    dob: profile?.dob ?? null,
    nationality: profile?.nationality ?? null,
    profilePicture,
    public: profile?.isPublic ?? true,
    verification: verificationOf({ user, profile }, looked),
  }
}

/** An empty list for who has not told their profession yet. */
export async function presentOwnProfile(
  { db, lists }: Pick<ProfileDeps, 'db' | 'lists'>,
  own: OwnProfile,
): Promise<Profile[]> {
  if (own.user.type === null) return []
  const looked = own.user.type === 'Dr' ? await findVerification(db, own.user.id) : undefined
  const { type, ...told } = presentTold(own, lists, looked)
  if (type === null) return []
  const profile = { ...told, type }
  return [{ ...profile, completion: completionOf(profile) }]
}

/** A number that nobody has looked at waits, also where an operator gave the badge before it was entered. */
function verificationOf({ user, profile }: OwnProfile, looked: LookedAt | undefined): Verification {
  const hasNumber = user.type === 'Dr' && (profile?.registrationNumber ?? null) !== null
  if (hasNumber && (user.status !== 'Active' || looked?.decidedAt === null))
    return { state: 'waiting', reason: null }
  if (user.status === 'Active') return { state: 'verified', reason: null }
  if (looked === undefined) return { state: 'none', reason: null }
  return { state: looked.decision === 'withdrawn' ? 'withdrawn' : 'refused', reason: looked.reason }
}

/** What others see, and nothing more. */
export function presentOther(
  { isPublic: _own, specialities, country, ...person }: ShownProfile,
  { relation, requestId }: Standing,
  lists: ReferenceLists,
): OtherProfile {
  return {
    ...person,
    fullName: person.name,
    ...presentDescription({ country: country ?? [], specialities: specialities ?? [] }, lists),
    relation,
    requestId,
  }
}

/** Country and first speciality, which tell people of one name apart. */
export function presentDescription({ country, specialities }: PersonDescription, lists: ReferenceLists) {
  return {
    country: [...country],
    professionalCategory: presentSpecialities(specialities, lists).slice(0, 1),
  }
}

/** What content no longer holds is left out. */
function presentSpecialities(ids: readonly string[], { specialities }: ReferenceLists) {
  return ids.flatMap((id) =>
    specialities
      .filter((each) => each.id === id)
      .map(({ name }) => ({ _id: id, professionalCategoryName: name })),
  )
}
