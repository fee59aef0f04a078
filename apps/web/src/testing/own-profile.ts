import { completionOf } from '@auscult/contract/people/profile-completion.ts'
import type { Profile } from '@auscult/contract/people/profile.ts'

const doctor: Omit<Profile, 'completion'> = {
  _id: '6f3f3f4e-3a51-4f0e-9f0c-3d8d6f1c2a11',
  name: 'Ines Duarte',
  type: 'Dr',
  status: 'Pending',
  country: ['Germany'],
  professionalCategory: [{ _id: 'cardiology', professionalCategoryName: 'Cardiology' }],
  professionalCategoryRole: { _id: 'specialist', roleName: 'Specialist' },
  place: 'Charité',
  yearOfGraduation: 2010,
  yearOfEnrollment: null,
  universityName: 'Heidelberg',
  medicalCouncil: null,
  doctorRegistrationNumber: null,
  gender: 'Female',
  dob: '1985-02-03',
  nationality: 'Portugal',
  profilePicture: null,
  public: true,
  verification: { state: 'none', reason: null },
}

/** The profile of a doctor in Germany who lacks council and number, or as changed; as complete as the server would say. */
export function profileOf(changed: Partial<Omit<Profile, 'completion'>> = {}): Profile {
  const profile = { ...doctor, ...changed }
  const { percentage, missing } = completionOf(profile)
  return { ...profile, completion: { percentage, missing } }
}
