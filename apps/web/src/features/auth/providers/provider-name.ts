import type { ProviderName } from '@auscult/contract/auth/providers.ts'
import { i18n } from '../../../lib/language/i18n.ts'

/** What people call a provider: the server says it of the organisation's in the head of its pages. */
export function nameOf(provider: ProviderName): string {
  if (provider === 'google') return 'Google'
  const offer = document.querySelector<HTMLMetaElement>('meta[data-organisation]')
  return offer?.dataset['organisation'] ?? i18n.t('sign-in:organisation')
}
