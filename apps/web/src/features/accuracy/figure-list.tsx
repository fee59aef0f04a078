import type { AccuracyFigure } from '@auscult/contract/accuracy.ts'
import { useTranslation } from 'react-i18next'
import { groupFigures } from './figure-groups.ts'
import { FigureRow } from './figure-row.tsx'

/** All figures under what they tell of, with how many reach their floor ahead. */
export function FigureList({ figures }: { figures: readonly AccuracyFigure[] }) {
  const { t } = useTranslation('accuracy')
  const reached = figures.filter((figure) => figure.reached !== 'short').length
  return (
    <>
      <p className="mt-4 max-w-measure text-reading font-semibold">
        {t('summary', { count: figures.length, reached })}
      </p>
      {groupFigures(figures).map(({ group, figures: grouped }) => (
        <section key={group} aria-labelledby={`group-${group}`} className="mt-12">
          <h2 id={`group-${group}`} className="mb-4 font-serif text-2xl font-semibold">
            {t(`group.${group}`)}
          </h2>
          <ul>
            {grouped.map(({ figure, kind }) => (
              <FigureRow
                key={figure.id}
                figure={figure}
                title={kind === null ? figure.measure : t(`figure.${kind}.title`)}
                meaning={kind === null ? null : t(`figure.${kind}.meaning`)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
