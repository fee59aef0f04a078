import type { Understood } from '@auscult/contract/ai.ts'
import { useTranslation } from 'react-i18next'

/** How the question was read, and which spelling was mended, so that a misreading is seen before the answer is. */
export function UnderstoodLine({ understood }: { understood: Understood | null }) {
  const { t } = useTranslation('ai')
  if (understood === null || understood.concepts.length === 0) return null
  const terms = [...new Set(understood.concepts.map(({ term }) => term))]
  return (
    <p className="text-sm text-muted">
      <span className="font-semibold">{t('understood.label')}</span> <span>{terms.join(', ')}</span>
      {understood.corrections.map((correction) => (
        <span key={correction.from}> ({t('understood.corrected', correction)})</span>
      ))}
    </p>
  )
}
