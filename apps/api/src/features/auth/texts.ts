import { AppError } from '../../http/errors.ts'
import { writeMail as writeMailOf } from '../../parts/mail/write-mail.ts'
import texts from './locales/en-GB.json' with { type: 'json' }

/** What people read in answers of this feature. */
export const answers = texts.answers

/** Why this feature refuses; the contract names each for clients. */
export type Refusal = keyof typeof texts.refusals

/** An expected failure in the words of this feature. */
export function refusal(
  code: AppError['code'],
  reason: Refusal,
  options: { retryAfterSeconds?: number } = {},
): AppError {
  return new AppError(code, texts.refusals[reason], { ...options, reason })
}

/** Writes one of the feature's mails. */
export function writeMail(
  name: keyof typeof texts.mails,
  values: Record<string, string> & { publicUrl: string },
) {
  return writeMailOf(texts.mails[name], texts.links, values)
}
