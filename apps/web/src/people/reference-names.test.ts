import { describe, expect, it } from 'vitest'
import countries from '../../../../content/reference/countries.json' with { type: 'json' }
import roles from '../../../../content/reference/roles.json' with { type: 'json' }
import specialities from '../../../../content/reference/specialities.json' with { type: 'json' }
import names from '../locales/en-GB/reference.json' with { type: 'json' }

// The other languages are held to the keys of this one by `completeness.test.ts`.
describe('the names of what is chosen from a list', () => {
  it.each([
    ['specialities', specialities.map(({ id, name }) => [id, name]), names.specialities],
    ['roles', roles.map(({ id, name }) => [id, name]), names.roles],
    ['forms of numbers', countries.map(({ iso2, numberHint }) => [iso2, numberHint]), names.numberHints],
  ])('are those of the server: %s', (_list, listed, named) => {
    expect(Object.entries(named)).toEqual(listed)
  })
})
