import type { RefusalReason } from '@auscult/contract/envelope-wire.ts'
import { z } from 'zod'

/** What people call the fields they fill in; other fields are for developers and go by their own name. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'The name',
  userName: 'The name',
  email: 'The email address',
  password: 'The password',
  otp: 'The code',
  query: 'The question',
  termAndCondition: 'The acceptance of the terms and conditions',
  privacyPolicy: 'The acceptance of the privacy policy',
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

/** The rest of a sentence that begins with the field: 'must have at most 128 characters'. */
function requirementOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${typeNames[issue.expected] ?? issue.expected}`
    case 'too_small':
      return issue.origin === 'string'
        ? `must have at least ${issue.minimum} characters`
        : `must be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`
    case 'invalid_format':
      return issue.format === 'email' ? 'is not a valid email address' : 'has the wrong form'
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`
    case 'unrecognized_keys':
      return `has no field ${issue.keys.slice(0, 3).map(shortened).join(' or ')}`
    default:
      return 'cannot be used'
  }
}

/** The caller's own word, which may be of any length. */
function shortened(key: string): string {
  return `'${key.length > 60 ? `${key.slice(0, 60)}…` : key}'`
}

/** Makes the schemas' messages read as the end of a sentence; a schema's own words come first. */
export function setValidationMessages(): void {
  z.config({ customError: requirementOf })
}

type InvalidField = { instancePath: string; message?: string }

/** Address and name are the fields whose form a person can get wrong on a form that does not check it. */
export function reasonOfInvalid(issues: readonly InvalidField[]): RefusalReason {
  const isAbout = (...paths: string[]) => issues.every(({ instancePath }) => paths.includes(instancePath))
  if (isAbout('/email')) return 'email-not-valid'
  return isAbout('/name', '/userName') ? 'name-not-valid' : 'input-not-valid'
}

/** The first field that is not valid; undefined where it is the request as a whole. */
export function fieldOfInvalid(issues: readonly InvalidField[]): string | undefined {
  return issues[0]?.instancePath.split('/').find(Boolean)
}

/** One sentence a field, for the person or developer who sent it; at most three. */
export function describeInvalid(issues: readonly InvalidField[]): string {
  return issues
    .filter((issue, at) => issues.findIndex((other) => other.instancePath === issue.instancePath) === at)
    .slice(0, 3)
    .map(({ instancePath, message }) => {
      const field = instancePath.split('/').filter(Boolean).join('.')
      return `${fieldNames[field] ?? (field === '' ? 'The request' : `'${field}'`)} ${message ?? 'cannot be used'}.`
    })
    .join(' ')
}
