import type { ProfileUpdate, updateProfile as operation } from '@auscult/contract/people/profile.ts'
import { withoutTitle } from '@auscult/contract/person-title.ts'
import { notSignedIn } from '../../http/errors.ts'
import type { Call } from '../../http/mount.ts'
import { checkUpdate, normaliseNumber } from './check-update.ts'
import { presentOwnProfile, presentTold } from './present-profile.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { refusal } from './refusal.ts'
import { wordsOfName } from './search-name.ts'
import { findOwnProfile, lockOwnProfile, type OwnProfile, saveProfile } from './store.ts'
import { awaitVerification, findVerification } from './verification/store.ts'

/**
 * Only what the contract names can be changed, and of that what the profession has. The profession is told once; telling it ends
 * onboarding and sets off what others have waited for.
 */
export async function updateProfile(
  deps: ProfileDeps,
  { body, user: caller }: Pick<Call<typeof operation>, 'body' | 'user'>,
) {
  const { db, clock, lists } = deps
  const own = await db.transaction(async (transaction) => {
    const current = await lockOwnProfile(transaction, caller.id)
    if (current === undefined) throw notSignedIn()
    const { user, profile } = current
    const now = clock()
    const looked = await findVerification(transaction, user.id)
    const type = checkUpdate(presentTold(current, lists, looked), body, { now, lists })
    const { profilePicture: key } = body
    if (
      typeof key === 'string' &&
      key !== user.profilePicture &&
      !(await deps.isOwnPhoto(transaction, user.id, key))
    )
      throw refusal('photoNotOwn')

    const name = body.userName ?? user.name
    await saveProfile(transaction, {
      user: {
        id: user.id,
        // Who signed up as 'Dr.' and turns out to be a student goes without.
        name: type === 'Student' ? withoutTitle(name) : name,
        type,
        // The badge is a doctor's; an operator may have given it before the profession was told.
        status: type === 'Student' ? 'Pending' : user.status,
        profilePicture: key === undefined ? user.profilePicture : key,
      },
      profile: { ...mergeProfile(current, body), updatedAt: now },
    })
    const isNumberNew = body.doctorRegistrationNumber !== undefined && profile?.registrationNumber == null
    if (isNumberNew) await awaitVerification(transaction, { userId: user.id, submittedAt: now })
    if (user.type === null) await deps.welcome(transaction, user)
    return findOwnProfile(transaction, user.id)
  })
  if (own === undefined) throw notSignedIn()
  return { data: await presentOwnProfile(deps, own) }
}

function mergeProfile({ user, profile }: OwnProfile, update: ProfileUpdate) {
  const { doctorRegistrationNumber: number, professionalCategoryId: ids } = update
  const country = [...new Set(update.country ?? profile?.country)]
  // A council is one of its country's: it does not move to another country.
  const hasMoved = JSON.stringify(country) !== JSON.stringify(profile?.country)
  return {
    country,
    specialities: ids === undefined ? (profile?.specialities ?? []) : [...new Set(ids)],
    roleId: update.roleId ?? profile?.roleId ?? null,
    place: update.place ?? profile?.place ?? null,
    yearOfGraduation: update.yearOfGraduation ?? profile?.yearOfGraduation ?? null,
    yearOfEnrollment: update.yearOfEnrollment ?? profile?.yearOfEnrollment ?? null,
    universityName: update.universityName ?? profile?.universityName ?? null,
    medicalCouncil: update.medicalCouncil ?? (hasMoved ? null : profile?.medicalCouncil) ?? null,
    registrationNumber:
      number === undefined ? (profile?.registrationNumber ?? null) : normaliseNumber(number),
    gender: update.gender ?? profile?.gender ?? null,
    dob: update.dob ?? profile?.dob ?? null,
    nationality: update.nationality ?? profile?.nationality ?? null,
    isPublic: update.public ?? profile?.isPublic ?? true,
    searchName: wordsOfName(update.userName ?? user.name).join(' '),
  }
}
