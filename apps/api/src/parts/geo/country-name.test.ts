import { isSignUpCountry } from '@auscult/contract/auth/sign-up-countries.ts'
import { expect, it } from 'vitest'
import { toCountryName } from './country-name.ts'

it.each([
  ['Czechia', 'Czech Republic'],
  ['UAE', 'United Arab Emirates'],
  ['U.A.E.', 'United Arab Emirates'],
  ['The Netherlands', 'Netherlands'],
  ['Slovak Republic', 'Slovakia'],
  ['the philippines', 'Philippines'],
  ['Malta', 'Malta'],
])('%s is %s', (name, own) => {
  expect(toCountryName(name)).toBe(own)
})

it('a code tells more than a name in another language', () => {
  expect(toCountryName('Tschechien', 'CZ')).toBe('Czech Republic')
  expect(toCountryName('Vereinigte Arabische Emirate', 'ae')).toBe('United Arab Emirates')
})

it.each(['United States', 'Netherlands Antilles', 'Republic of Korea', 'constructor'])(
  '%s opens no sign-up',
  (name) => {
    expect(isSignUpCountry(toCountryName(name))).toBe(false)
  },
)
