import { useTranslation } from 'react-i18next'
import { withOperator } from '../../../lib/operator.ts'
import { LinkedText } from '../../../ui/linked-text.tsx'

/** Whom to write to when the country was told wrongly, or not at all. */
export function Contact() {
  const { t } = useTranslation('access')
  return (
    <p className="text-sm text-muted">
      <LinkedText text={t('location.contact', { address: withOperator('{email}') })} />
    </p>
  )
}
