import { expect, it } from 'vitest'
import { isEmailAddress } from './email-shape.ts'
import { EmailAddress } from '../text.ts'

it.each([
  'anna@example.org',
  ' Anna.Rossi@Example.ORG ',
  "o'neill+wards@hospital.example.ie",
  'a@b.ie',
  'anna',
  'anna@',
  '@example.org',
  'anna@example',
  'anna..rossi@example.org',
  '.anna@example.org',
  'anna rossi@example.org',
  'anna@exam\u0000ple.org',
  '',
  'a@b',
  `${'a'.repeat(250)}@b.ie`,
])('says of %j what the schema says', (typed) => {
  expect(isEmailAddress(typed)).toBe(EmailAddress.safeParse(typed).success)
})
