import { AppError } from '../../http/errors.ts'
import texts from './locales/en-GB.json' with { type: 'json' }

const { stored, ...refusals } = texts
export { stored }

/** An expected failure in the words of this feature. */
export function refusal(
  code: AppError['code'],
  reason: keyof typeof refusals,
  options: { retryAfterSeconds?: number } = {},
): AppError {
  return new AppError(code, refusals[reason], { ...options, reason })
}
