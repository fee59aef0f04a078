import { expect, it } from 'vitest'
import { isSignUpCountry, signUpCountries } from '../auth/sign-up-countries.ts'

/** The specification's list, as it names them. */
const open = `
Austria, Belgium, Bulgaria, Croatia, Cyprus, Czech Republic, Denmark, Estonia, Finland, France,
Germany, Greece, Hungary, Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Netherlands, Poland,
Portugal, Romania, Slovakia, Slovenia, Spain, Sweden, India, Egypt, Australia, South Africa,
Sri Lanka, New Zealand, United Arab Emirates, Nigeria, Bangladesh, Nepal, Saudi Arabia, Qatar,
Philippines
`
  .trim()
  .split(/,\s+/u)

it('accounts can be opened in these forty countries and in no other', () => {
  expect(Object.values(signUpCountries).toSorted()).toEqual(open.toSorted())
  expect(open).toHaveLength(40)
  expect(open.filter((name) => !isSignUpCountry(name))).toEqual([])
})

it('each stands under the code that ISO 3166-1 gives it', () => {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' })

  const strange = Object.entries(signUpCountries).filter(([code, name]) => names.of(code) !== name)

  expect(strange).toEqual([['CZ', 'Czech Republic']])
})

it.each(['Norway', 'United States', 'United Kingdom', 'Switzerland', 'ireland', '', 'toString'])(
  'not in %j',
  (name) => {
    expect(isSignUpCountry(name)).toBe(false)
  },
)
