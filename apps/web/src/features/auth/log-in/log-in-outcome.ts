import type { logIn } from '@auscult/contract/auth/auth.ts'
import type { AnswerOf } from '@auscult/contract/operation.ts'

/** What a successful answer to a log-in means: on to the questions, to onboarding, or to the code. */
export type LogInOutcome =
  | { kind: 'complete' | 'no-profile'; token: string }
  | { kind: 'unverified' }
  /** The server said yes and gave no token, which the contract allows only for the unverified. */
  | { kind: 'failed' }

export function outcomeOfLogIn(answer: AnswerOf<typeof logIn>): LogInOutcome {
  if (answer.profile === undefined && !answer.isEmailVerified) return { kind: 'unverified' }
  if (answer.access_token === undefined) return { kind: 'failed' }
  return { kind: answer.profile === undefined ? 'no-profile' : 'complete', token: answer.access_token }
}
