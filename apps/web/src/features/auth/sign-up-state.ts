import { z } from 'zod'

/** What the log-in page hands over when an account waits for its code. */
const SignUpState = z.object({ showVerification: z.literal(true), userEmail: z.string().min(1) })
export type SignUpState = z.infer<typeof SignUpState>

/** The address to open the verification view for, or undefined for the form. */
export function findEmailToVerify(state: unknown): string | undefined {
  return SignUpState.safeParse(state).data?.userEmail
}
