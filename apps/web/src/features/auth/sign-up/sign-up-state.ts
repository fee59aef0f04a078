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
