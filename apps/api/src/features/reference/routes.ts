import * as contract from '@auscult/contract/people/reference.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import type { CountryOfRegistration, ReferenceLists } from '../../parts/reference-lists.ts'

export function mountReference(app: FastifyInstance, { lists }: { lists: ReferenceLists }): void {
  const categories = lists.specialities.map(({ id, name }) => ({ _id: id, professionalCategoryName: name }))
  const roles = lists.roles.map(({ id, name }) => ({ _id: id, roleName: name }))
  const countries = lists.countries.map(presentCountry)

  mount(app, contract.listProfessionalCategories, async () => ({ data: categories }))
  mount(app, contract.listProfessionalRoles, async () => ({ data: roles }))
  mount(app, contract.listCountries, async () => ({ data: countries }))
}

function presentCountry(country: CountryOfRegistration): contract.Country {
  const { name, iso2, councils, labels, numberHint, numberPattern } = country
  return {
    countryName: name,
    iso2,
    medicalCouncil: councils.map((council) => ({ name: council })),
    labels,
    registrationNumber: numberHint === null ? null : { hint: numberHint, pattern: numberPattern },
    // The specification: in India one has to choose.
    preselectedCouncil: iso2 === 'IN' ? null : (councils[0] ?? null),
  }
}
