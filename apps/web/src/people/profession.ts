import type { Profile } from '@auscult/contract/profile.ts'

/** Dr or Student. */
export type Profession = Profile['type']
