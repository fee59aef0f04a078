import { ApiError } from '../../../lib/calls/call-errors.ts'

/** Whether the server refused the password itself, which is then told at its field. */
export function isAboutPassword(error: Error | null): boolean {
  const reason = error instanceof ApiError ? error.reason : undefined
  return reason === 'password-common' || reason === 'password-own'
}
