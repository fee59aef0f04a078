import { AppError } from '../../http/errors.ts'
import texts from './locales/en-GB.json' with { type: 'json' }

export const { deleted } = texts

/** An expected failure in the words of this feature. */
export function refusal(
  code: AppError['code'],
  reason: keyof typeof texts.refusals,
  told: { found?: string } = {},
): AppError {
  return new AppError(code, texts.refusals[reason], { ...told, reason })
}
