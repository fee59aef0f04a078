import { z } from 'zod'
import { UserStatus, UserType } from '../auth/auth.ts'
import { ProfessionalCategory } from './reference.ts'

/** Somebody as lists show them. `status` Active is the badge; `profilePicture` is a key for `getDownloadUrl`. */
export const PersonInfo = z.object({
  _id: z.uuid(),
  name: z.string(),
  type: UserType.nullable(),
  status: UserStatus,
  profilePicture: z.string().nullable(),
})
export type PersonInfo = z.infer<typeof PersonInfo>

/** Somebody with what tells people of one name apart. `professionalCategory` holds the first speciality alone. */
export const DescribedPerson = PersonInfo.extend({
  country: z.array(z.string()),
  professionalCategory: z.array(ProfessionalCategory).max(1),
})
export type DescribedPerson = z.infer<typeof DescribedPerson>

/** What the caller and another person are to each other; `requested` by the caller, `received` by the caller. */
export const Relation = z.enum(['self', 'none', 'requested', 'received', 'connected'])
export type Relation = z.infer<typeof Relation>

/** Which part of a long list; without it the first, of the size the operation names. */
export const pageQuery = (size: number) => ({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  limit: z.coerce.number().int().min(1).max(size).default(size),
})
