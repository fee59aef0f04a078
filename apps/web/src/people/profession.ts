import type { Profile } from '@auscult/contract/people/profile.ts'

/** Dr or Student. */
export type Profession = Profile['type']
