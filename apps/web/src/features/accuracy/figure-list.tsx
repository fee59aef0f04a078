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
      {groupFigures(figures).map(({ group, explained }) => (
        <section key={group} aria-labelledby={`group-${group}`} className="mt-12">
          <h2 id={`group-${group}`} className="mb-4 font-serif text-2xl font-semibold">
            {t(`group.${group}`)}
          </h2>
          <ul>
            {explained.map(({ id, kind, figures: alike }) => (
              <li key={id} className="border-t border-line py-6">
                <h3 className="font-serif text-xl font-semibold">
                  {kind === null ? alike[0]?.measure : t(`figure.${kind}.title`)}
                </h3>
                {kind !== null && (
                  <p className="mt-1 max-w-measure text-base">{t(`figure.${kind}.meaning`)}</p>
                )}
                <ul className="mt-4 space-y-5">
                  {alike.map((figure) => (
                    <FigureRow key={figure.id} figure={figure} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
