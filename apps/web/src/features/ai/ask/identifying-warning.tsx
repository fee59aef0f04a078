import { isIdentifying } from '@auscult/contract/identifiers.ts'
import { useTranslation } from 'react-i18next'

/*
 * Accessibility
 * - The region is there before its text, so that the warning is announced when it comes, once and politely.
 * - Words say it; the colour only repeats them.
 */

/** Says while it is typed that a question seems to name a patient; it may be sent all the same. */
export function IdentifyingWarning({ draft }: { draft: string }) {
  const { t } = useTranslation('ai')
  return (
    <p aria-live="polite" className="px-4 text-sm text-warning">
      {isIdentifying(draft) ? t('ask.identifying') : null}
    </p>
  )
}
