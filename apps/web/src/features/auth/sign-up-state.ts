import type { Newcomer } from '@auscult/contract/auth-google.ts'

/** What the log-in page hands over when an account waits for its code. */
export type SignUpState = { showVerification: true; userEmail: string }

/** The address to open the verification view for, or undefined for the form. */
export function findEmailToVerify(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { showVerification, userEmail }: Record<string, unknown> = { ...state }
  return showVerification === true && typeof userEmail === 'string' && userEmail !== ''
    ? userEmail
    : undefined
}

/** What the log-in page hands over for a person Google vouches for who has no account yet. */
export type NewcomerState = { newcomer: Newcomer }

export function findNewcomer(state: unknown): Newcomer | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { newcomer }: Record<string, unknown> = { ...state }
  if (typeof newcomer !== 'object' || newcomer === null) return undefined
  const { ticket, email, name }: Record<string, unknown> = { ...newcomer }
  const isWhole = typeof ticket === 'string' && typeof email === 'string' && typeof name === 'string'
  return isWhole ? { ticket, email, name } : undefined
}
