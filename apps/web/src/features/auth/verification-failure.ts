import type { TFunction } from 'i18next'
import { ApiError, ConnectionError } from '../../lib/call-errors.ts'

type Translate = TFunction<'access'>

/** Why a code was not accepted: the server's word, else the screen's own for a refusal, no answer, or the unforeseen. */
export function verificationFailure(error: unknown, t: Translate): string {
  if (error instanceof ApiError) return error.message || t('verify.errors.refused')
  return error instanceof ConnectionError ? t('verify.errors.network') : t('verify.errors.unexpected')
}

/** Why no new code is on its way. */
export function resendFailure(error: unknown, t: Translate): string {
  return (error instanceof ApiError && error.message) || t('verify.errors.resend')
}
