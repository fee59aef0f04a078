import type { Understood } from '@auscult/contract/ai/ai.ts'
import { useTranslation } from 'react-i18next'
import { FactList } from './fact-list.tsx'

const parts = ['population', 'excluded', 'intervention', 'comparator', 'outcome'] as const

/** The question in its parts, as the engine read it. */
export function UnderstoodParts({ understood }: { understood: Understood | null }) {
  const { t } = useTranslation('answer-record')
  if (understood === null) return <p>{t('understood.none')}</p>
  const facts = parts.map((part) => ({
    name: t(`understood.${part}`),
    // The lexicon's terms are English.
    value: understood[part].length > 0 && <span lang="en">{understood[part].join(', ')}</span>,
  }))
  return (
    <FactList
      facts={[{ name: t('understood.kind'), value: t(`understood.kinds.${understood.kind}`) }, ...facts]}
    />
  )
}
