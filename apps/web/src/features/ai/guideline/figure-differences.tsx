import { useTranslation } from 'react-i18next'
import type { ComparedFigures } from './guideline-comparison.ts'

/** Where the guidelines' figures agree and where one alone gives a figure, computed from the points below. */
export function FigureDifferences({ compared }: { compared: readonly ComparedFigures[] }) {
  const { t } = useTranslation('ai')
  if (compared.length === 0) return null
  return (
    <section aria-labelledby="figures" className="mt-3 max-w-table text-sm">
      <h3 id="figures" className="font-semibold">
        {t('guideline.figures')}
      </h3>
      <dl>
        {compared.map(({ part, shared, alone }) => (
          <div key={part} className="flex flex-wrap gap-x-3 border-b border-line py-1.5">
            <dt className="text-muted">{t(`guideline.part.${part}`)}</dt>
            {shared.length > 0 && (
              <dd className="tabular">{t('guideline.allGive', { figures: shared.join(', ') })}</dd>
            )}
            {alone.map(({ name, told }) => (
              <dd key={name} className="tabular">
                {t('guideline.onlyGives', { name })}{' '}
                {told.map(({ before, figure, after }, index) => (
                  <span key={figure} lang="en" className="whitespace-nowrap">
                    {index > 0 && ', '}
                    {before}
                    <mark className="bg-warning-soft px-0.5 text-text">{figure}</mark>
                    {after}
                  </span>
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
