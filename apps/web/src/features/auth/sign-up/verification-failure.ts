import type { TFunction } from 'i18next'
import { ApiError, ConnectionError, EnvelopeError } from '../../../lib/calls/call-errors.ts'

type Translate = TFunction<'access'>

/**
 * Why a code was not accepted: the server's message, but not its short reason; what went wrong with the envelope; else the screen's own
 * words for a refusal, no answer, or the unforeseen.
 */
export function verificationFailure(error: unknown, t: Translate): string {
  if (error instanceof ApiError) return error.message || t('verify.errors.refused')
  if (error instanceof EnvelopeError) return error.message
  return error instanceof ConnectionError ? t('verify.errors.network') : t('verify.errors.unexpected')
}

/** Why no new code is on its way. */
export function resendFailure(error: unknown, t: Translate): string {
  const speaks = error instanceof ApiError || error instanceof EnvelopeError
  return (speaks && error.message) || t('verify.errors.resend')
}
