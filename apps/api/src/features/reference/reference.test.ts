import {
  Country,
  listCountries,
  listProfessionalCategories,
  listProfessionalRoles,
} from '@auscult/contract/people/reference.ts'
import { signUpCountries } from '@auscult/contract/auth/sign-up-countries.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addPerson, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startTestApp()
  person = await addPerson(app, { type: null })
})
afterAll(() => app.close())

async function countries(): Promise<Country[]> {
  const { body } = await app.call(listCountries, { token: person.token })
  return z.array(Country).parse(body['data'])
}

it('whoever signs up somewhere finds the country of their registration, sorted by name', async () => {
  const names = (await countries()).map(({ countryName }) => countryName)

  expect(names.toSorted((one, other) => one.localeCompare(other, 'en'))).toEqual(names)
  expect(new Set(names)).toEqual(new Set(Object.values(signUpCountries)))
})

it('councils and words for the number are those of the country, and generic ones elsewhere', async () => {
  const listed = await countries()
  const italy = listed.find(({ iso2 }) => iso2 === 'IT')
  const labelled = listed.flatMap(({ labels, countryName }) => (labels === null ? [] : [countryName]))

  expect(italy).toMatchObject({
    labels: { council: 'Ordine provinciale (OMCeO)' },
    preselectedCouncil: italy?.medicalCouncil[0]?.name,
  })
  expect(italy?.medicalCouncil).toHaveLength(106)
  expect(listed.find(({ iso2 }) => iso2 === 'IN')).toMatchObject({ preselectedCouncil: null })
  expect(labelled).toEqual(['Belgium', 'Croatia', 'Germany', 'Greece', 'India', 'Italy', 'Poland', 'Spain'])
})

it('every hint at the form of a number is an expression a browser can read', async () => {
  for (const { registrationNumber } of await countries()) {
    expect(() => new RegExp(registrationNumber?.pattern ?? '', 'u')).not.toThrow()
  }
})

it('specialities and roles have ids that are words, each once', async () => {
  const { token } = person
  const lists = await Promise.all([
    app.call(listProfessionalCategories, { token }),
    app.call(listProfessionalRoles, { token }),
  ])

  for (const { body } of lists) {
    const ids = z
      .array(z.object({ _id: z.string() }))
      .parse(body['data'])
      .map(({ _id }) => _id)
    expect(ids.length).toBeGreaterThan(10)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^[a-z0-9-]+$/u.test(id))).toBe(true)
  }
})

it('a stranger is asked to log in', async () => {
  expect((await app.call(listCountries)).status).toBe(401)
})
