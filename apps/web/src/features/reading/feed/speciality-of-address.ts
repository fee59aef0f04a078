import type { ProfessionalCategory as Speciality } from '@auscult/contract/people/reference.ts'

/** The speciality that an address names by id or, as the server takes it too, by name in any case. */
export function findSpeciality(specialities: readonly Speciality[], named: string): Speciality | undefined {
  const wanted = named.trim().toLowerCase()
  return specialities.find(
    ({ _id, professionalCategoryName: name }) => _id === wanted || name.toLowerCase() === wanted,
  )
}
