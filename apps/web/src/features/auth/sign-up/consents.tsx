import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ConsentCheckbox } from './consent-checkbox.tsx'

type Box = Omit<ComponentProps<typeof Checkbox>, 'aria-label' | 'label' | 'more'>

/** The consents of a new account: two that are needed, whose last words open what is consented to, and the newsletter. */
export function Consents({ terms, privacy, promotion }: { terms: Box; privacy: Box; promotion: Box }) {
  const { t } = useTranslation('access')

  return (
    <fieldset className="flex flex-col rounded-base border border-line bg-sunken/50 px-3 py-1.5">
      <legend className="sr-only">{t('signUp.consents')}</legend>
      <ConsentCheckbox
        document="terms"
        aria-label={t('signUp.terms')}
        label={t('signUp.termsLead')}
        words={t('signUp.termsWords')}
        {...terms}
      />
      <ConsentCheckbox
        document="privacy"
        aria-label={t('signUp.privacy')}
        label={t('signUp.privacyLead')}
        words={t('signUp.privacyWords')}
        {...privacy}
      />
      <Checkbox label={t('signUp.promotion')} {...promotion} />
    </fieldset>
  )
}
