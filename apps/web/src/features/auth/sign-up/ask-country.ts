import { countryRoute, isSignUpCountry } from '@auscult/contract/auth/sign-up-countries.ts'
import { requestAnswer } from '../../../lib/calls/api.ts'
import { i18n } from '../../../lib/language/i18n.ts'

/** Whether an account can be opened in the visitor's country. Asked before the schemas of the contract are there; throws as `call` does. */
export async function isSignUpOpen(signal: AbortSignal): Promise<boolean> {
  const { answer } = await requestAnswer(countryRoute, {}, { signal })
  const { country_name: country }: { country_name?: unknown } = { ...(typeof answer === 'object' && answer) }
  if (typeof country !== 'string') throw new Error(i18n.t('call.unexpected'))
  return isSignUpCountry(country)
}
