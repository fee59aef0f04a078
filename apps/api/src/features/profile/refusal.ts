import type { RefusalReason } from '@auscult/contract/envelope-wire.ts'
import { AppError } from '../../http/errors.ts'
import texts from './locales/en-GB.json' with { type: 'json' }
import fields from './locales/fields.en-GB.json' with { type: 'json' }

const fieldNames: Readonly<Record<string, string>> = fields

const refusals = {
  typeMissing: ['bad-request', 'profile-type-missing'],
  readOnly: ['not-allowed', 'field-read-only'],
  wrongType: ['not-allowed', 'field-read-only'],
  missing: ['bad-request', 'input-not-valid'],
  notInList: ['bad-request', 'input-not-valid'],
  notPossible: ['bad-request', 'input-not-valid'],
  councilMissing: ['bad-request', 'input-not-valid'],
  titleNotOwn: ['bad-request', 'name-not-valid'],
  personNotFound: ['not-found', 'person-not-found'],
  notWaiting: ['not-found', 'verification-not-waiting'],
  photoNotOwn: ['not-allowed', 'photo-not-own'],
} as const satisfies Record<keyof typeof texts, readonly [AppError['code'], RefusalReason]>

/** An expected failure in the words of this feature; `field` is the one of the contract that it is about. */
export function refusal(name: keyof typeof refusals, field = ''): AppError {
  const [code, reason] = refusals[name]
  return new AppError(code, texts[name].replace('{field}', fieldNames[field] ?? field), {
    reason,
    ...(field !== '' && { field }),
  })
}
