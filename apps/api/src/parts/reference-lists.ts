import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Named = z.object({ id: z.string(), name: z.string() })
type Named = z.infer<typeof Named>

const CountryOfRegistration = z.object({
  iso2: z.string().length(2),
  name: z.string(),
  register: z.object({ name: z.string(), website: z.url().nullable() }),
  councils: z.array(z.string()),
  labels: z.object({ council: z.string(), registrationNumber: z.string() }).nullable(),
  numberHint: z.string().nullable(),
  numberPattern: z.string().nullable(),
})
export type CountryOfRegistration = z.infer<typeof CountryOfRegistration>

/** What doctors choose from, each sorted by name but the roles, which stand in the order of `content/reference`. */
export type ReferenceLists = {
  specialities: readonly Named[]
  roles: readonly Named[]
  countries: readonly CountryOfRegistration[]
}

/** `folder` is `content/reference`, whose README says what the files hold. Throws where one is not of its form. */
export function loadReferenceLists(folder: URL): ReferenceLists {
  const readList = <Row extends z.ZodType>(file: string, row: Row): z.output<Row>[] =>
    z.array(row).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  return {
    specialities: readList('specialities.json', Named).toSorted(byName),
    roles: readList('roles.json', Named),
    countries: readList('countries.json', CountryOfRegistration).toSorted(byName),
  }
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en')
}
