import { paths } from '../lib/paths.ts'
import type { Profession } from './profession.ts'

/** Where the own profile is; before onboarding, where that begins. */
export function ownProfilePath(type: Profession | null): string {
  if (type === null) return paths.profile
  return type === 'Dr' ? paths.doctorProfile : paths.studentProfile
}
