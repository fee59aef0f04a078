import { expect, it } from 'vitest'
import { emptySignUp, faultsOf } from './sign-up-rules.ts'

// The form's own tests cannot show the first two: a browser cuts spaces off an email field.
it.each([
  ' anna@example.org',
  'anna@example.org ',
  'anna b@example.org',
  'anna@exam ple.org',
  'anna@',
  '@example.org',
])('an email of the form %j has a fault of shape', (email) => {
  expect(faultsOf({ ...emptySignUp, email }).email).toBe('emailShape')
})

it('an address without spaces is one', () => {
  expect(faultsOf({ ...emptySignUp, email: 'anna.bergmann+work@example.org' }).email).toBeUndefined()
})
