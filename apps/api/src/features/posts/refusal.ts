import { AppError } from '../../http/errors.ts'
import texts from './locales/en-GB.json' with { type: 'json' }

/** An expected failure in the words of this feature. */
export function refusal(code: AppError['code'], reason: keyof typeof texts.refusals): AppError {
  return new AppError(code, texts.refusals[reason], { reason })
}
