import { expect, it } from 'vitest'
import { emptySignUp, SignUp } from './sign-up-rules.ts'

const emailFaultsOf = (email: string) => {
  const { error } = SignUp.safeParse({ ...emptySignUp, email })
  return error?.issues.filter(({ path }) => path[0] === 'email').map(({ message }) => message)
}

// The form's own tests cannot show the first two: a browser cuts spaces off an email field.
it.each([
  ' anna@example.org',
  'anna@example.org ',
  'anna b@example.org',
  'anna@exam ple.org',
  'anna@',
  '@example.org',
])('an email of the form %j has a fault of shape', (email) => {
  expect(emailFaultsOf(email)).toEqual(['emailShape'])
})

it('an address without spaces is one', () => {
  expect(emailFaultsOf('anna.bergmann+work@example.org')).toEqual([])
})
