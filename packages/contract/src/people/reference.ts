import { z } from 'zod'
import { operation } from '../operation.ts'

/** `_id` is a word that stays (`cardiology`), by which a client may name it in its own language. */
export const ProfessionalCategory = z.object({ _id: z.string(), professionalCategoryName: z.string() })
export type ProfessionalCategory = z.infer<typeof ProfessionalCategory>

export const ProfessionalRole = z.object({ _id: z.string(), roleName: z.string() })
export type ProfessionalRole = z.infer<typeof ProfessionalRole>

export const Country = z.object({
  countryName: z.string(),
  /** ISO 3166-1 alpha-2. */
  iso2: z.string(),
  /** Empty where a council is typed and not chosen. Proper names, not to be translated. */
  medicalCouncil: z.array(z.object({ name: z.string() })),
  /** What council and registration number are called there; null where the generic words do. */
  labels: z.object({ council: z.string(), registrationNumber: z.string() }).nullable(),
  /** How numbers look there: a hint and never a reason to refuse one. `pattern` is a regular expression for the whole number. */
  registrationNumber: z.object({ hint: z.string(), pattern: z.string().nullable() }).nullable(),
  /** Which of the councils is chosen beforehand; null for none. */
  preselectedCouncil: z.string().nullable(),
})
export type Country = z.infer<typeof Country>

export const listProfessionalCategories = operation({
  name: 'listProfessionalCategories',
  method: 'GET',
  path: '/common/professional-category',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'Specialities, by name.',
  answer: z.object({ data: z.array(ProfessionalCategory) }),
})

export const listCountries = operation({
  name: 'listCountries',
  method: 'GET',
  path: '/common/country-list',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'Countries of medical registration with their councils, by name.',
  answer: z.object({ data: z.array(Country) }),
})

export const listProfessionalRoles = operation({
  name: 'listProfessionalRoles',
  method: 'GET',
  path: '/common/professional-category-role',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: 'Roles that doctors have where they work.',
  answer: z.object({ data: z.array(ProfessionalRole) }),
})
