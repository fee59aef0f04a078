import type { RefusalReason } from '@auscult/contract/envelope.ts'
import type { Access } from '@auscult/contract/operation.ts'
import { AppError, notSignedIn } from './errors.ts'
import type { SignedIn } from './session.ts'

type Asked = Exclude<Access, 'public' | 'signed-in'>

/** What an operation asks of whoever has a session, and the sentence for those who do not meet it. */
const demands: Record<
  Asked,
  { isMet: (user: SignedIn) => boolean; sentence: string; reason?: RefusalReason }
> = {
  onboarded: {
    isMet: ({ type }) => type !== null,
    sentence: 'Please complete your profile first.',
    reason: 'profile-missing',
  },
  doctor: { isMet: ({ type }) => type === 'Dr', sentence: 'This is for doctors.' },
  verified: {
    isMet: ({ type, status }) => type === 'Dr' && status === 'Active',
    sentence: 'This is for doctors whose registration was verified.',
  },
  operator: {
    isMet: ({ isOperator }) => isOperator,
    sentence: 'This is for those who run this installation.',
  },
}

/** Throws 401 for who has no session where one is needed, and 403 for who has one that is not enough. */
export function requireAccess(access: Access, user: SignedIn | null): void {
  if (access === 'public') return
  if (user === null) throw notSignedIn()
  if (access === 'signed-in') return
  const { isMet, sentence, reason = 'not-allowed' } = demands[access]
  if (!isMet(user)) throw new AppError('not-allowed', sentence, { reason })
}
